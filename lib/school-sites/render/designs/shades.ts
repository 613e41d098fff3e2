import 'server-only'

/** Computed here, because older phones cannot mix colours and would show white text on nothing. */

const DARK_SHARE = 0.7
const LIGHT_SHARE = 0.07

/** For large areas under white text, and for headings on a tinted ground. */
export const darken = (colour: string) => mix(colour, '#000000', DARK_SHARE)

/** A ground on which black text and the darker shade are readable. */
export const lighten = (colour: string) => mix(colour, '#ffffff', LIGHT_SHARE)

function mix(colour: string, other: string, share: number): string {
  const channel = (text: string, start: number) => Number.parseInt(text.slice(start, start + 2), 16)
  return `#${[1, 3, 5]
    .map((start) =>
      Math.round(channel(colour, start) * share + channel(other, start) * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
