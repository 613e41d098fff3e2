/**
 * What else can happen to a sheet and its picture. This set was written, and committed, before the reader had seen one
 * of its pictures.
 */

export const BLIND_KINDS = [
  ...(['curved page', 'lamp', 'two shadows', 'banding', 'evening', 'colour cast'] as const),
  ...(['zoom blur', 'sharpened', 'messenger', 'compressed twice'] as const),
  ...(['folded', 'finger on the margin', 'pen on the sheet'] as const),
  ...(['coloured paper', 'ruled paper', 'pale print', 'highlighter', 'marks beside'] as const),
  ...(['blue ink', 'red ink', 'half filled', 'large marks', 'circled'] as const),
] as const

export type BlindKind = (typeof BLIND_KINDS)[number]

const BLIND_HANDS = ['blue ink', 'red ink', 'half filled', 'large marks', 'circled'] as const

const isBlindHand = (kind: BlindKind) => (BLIND_HANDS as readonly string[]).includes(kind)

/** A third has one kind, a third two, a third three; one of them is the hand, if it is among them. */
export function chooseBlindKinds(turn: number, next: () => number): BlindKind[] {
  const chosen = new Set<BlindKind>([BLIND_KINDS[turn % BLIND_KINDS.length] as BlindKind])
  const count = 1 + (Math.floor(turn / BLIND_KINDS.length) % 3)
  while (chosen.size < count) {
    const kind = BLIND_KINDS[Math.floor(next() * BLIND_KINDS.length)] as BlindKind
    if (!isBlindHand(kind) || ![...chosen].some(isBlindHand)) chosen.add(kind)
  }
  return [...chosen]
}
