/**
 * What a server's process is started with, so that it stays small; nothing for all other scripts.
 * @param script by its path in the project
 */
export function memoryOf(script: string): { words: string[]; env: Record<string, string> }
