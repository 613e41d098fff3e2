/**
 * What else can happen to a sheet and its picture. Each set was written, and committed, before the reader had seen one
 * of its pictures. What each of the first two showed led to changes of the reader, so the next was made.
 */

const FIRST_KINDS = [
  ...(['curved page', 'lamp', 'two shadows', 'banding', 'evening', 'colour cast'] as const),
  ...(['zoom blur', 'sharpened', 'messenger', 'compressed twice'] as const),
  ...(['folded', 'finger on the margin', 'pen on the sheet'] as const),
  ...(['coloured paper', 'ruled paper', 'pale print', 'highlighter', 'marks beside'] as const),
  ...(['blue ink', 'red ink', 'half filled', 'large marks', 'circled'] as const),
] as const

const SECOND_KINDS = [
  ...(['grille shadow', 'plastic cover', 'hairs', 'smear', 'show-through', 'dog ear'] as const),
  ...(['slash', 'spiral', 'green ink'] as const),
  ...(['defocus', 'wobble', 'overexposed', 'in a chat', 'scanner app'] as const),
  ...(['second sheet', 'checked cloth'] as const),
] as const

const THIRD_KINDS = [
  ...([
    'leaf shadow',
    'flash',
    'dark corners',
    'wet paper',
    'far away',
    'steep and turned',
  ] as const),
  ...(['noise reduction', 'dirty lens', 'enlarged', 'colour fringes'] as const),
  ...(['punched', 'rubber stamp', 'dark copy', 'crinkled', 'correction fluid'] as const),
  ...(['mixed hand', 'small dots', 'broken pen', 'writing beside'] as const),
  ...(['two neighbours', 'newspaper below'] as const),
] as const

const KINDS_BY_SET = {
  blind: FIRST_KINDS,
  'second blind': SECOND_KINDS,
  'third blind': THIRD_KINDS,
} as const

export type BlindSet = keyof typeof KINDS_BY_SET
export type BlindKind = (typeof KINDS_BY_SET)[BlindSet][number]

const BLIND_HANDS = [
  ...(['blue ink', 'red ink', 'half filled', 'large marks', 'circled'] as const),
  ...(['slash', 'spiral', 'green ink'] as const),
  ...(['mixed hand', 'small dots', 'broken pen'] as const),
] as const

const isBlindHand = (kind: BlindKind) => (BLIND_HANDS as readonly string[]).includes(kind)

/** A third has one kind, a third two, a third three; one of them is the hand, if it is among them. */
export function chooseBlindKinds(set: BlindSet, turn: number, next: () => number): BlindKind[] {
  const kinds: readonly BlindKind[] = KINDS_BY_SET[set]
  const chosen = new Set<BlindKind>([kinds[turn % kinds.length] as BlindKind])
  const count = 1 + (Math.floor(turn / kinds.length) % 3)
  while (chosen.size < count) {
    const kind = kinds[Math.floor(next() * kinds.length)] as BlindKind
    if (!isBlindHand(kind) || ![...chosen].some(isBlindHand)) chosen.add(kind)
  }
  return [...chosen]
}
