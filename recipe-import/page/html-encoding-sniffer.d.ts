declare module 'html-encoding-sniffer' {
  /** @returns name of an encoding, as TextDecoder knows it */
  export default function sniff(
    bytes: Uint8Array,
    options?: { transportLayerEncodingLabel?: string; defaultEncoding?: string; maxPrescanBytes?: number },
  ): string
}
