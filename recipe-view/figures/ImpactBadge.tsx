import { type ImpactBand, impactDisplay } from '@evenplate/domain/impact'
import { Badge } from '@evenplate/shared-ui/Badge'

const TONES = { Low: 'basil', Medium: 'apricot', High: 'tomato' } as const

/** The load in words; the color only repeats them. */
export function ImpactBadge({ band }: { band: ImpactBand | null }) {
  return <Badge tone={band ? TONES[band] : 'neutral'}>{impactDisplay(band).label}</Badge>
}
