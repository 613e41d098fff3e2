/** What can happen to a sheet and its picture, as the reader was tuned on it. `blind/kinds.ts` has what it was not. */

const TUNED_KINDS = [
  ...(['lens', 'tilt', 'rotation', 'blur', 'noise', 'crumple'] as const),
  ...(['pen', 'pencil', 'cross', 'erasure', 'jpeg 75 to 95'] as const),
  ...(['soft shadow', 'hard shadow', 'low contrast', 'glare', 'motion', 'photocopy'] as const),
  ...(['tick', 'faint pencil', 'digits beside', 'stain', 'jpeg 60 to 74'] as const),
] as const

export type SheetKind = (typeof TUNED_KINDS)[number]

const HANDS = ['pen', 'pencil', 'cross', 'tick', 'faint pencil'] as const
export type Hand = (typeof HANDS)[number]

const isHand = (kind: SheetKind): kind is Hand => (HANDS as readonly string[]).includes(kind)

/** A third has one kind, a third two, a third three; one of them is the hand, if it is among them. */
export function chooseKinds(turn: number, next: () => number): SheetKind[] {
  const chosen = new Set<SheetKind>([TUNED_KINDS[turn % TUNED_KINDS.length] as SheetKind])
  const count = 1 + (Math.floor(turn / TUNED_KINDS.length) % 3)
  while (chosen.size < count) {
    const kind = TUNED_KINDS[Math.floor(next() * TUNED_KINDS.length)] as SheetKind
    if (!isHand(kind) || ![...chosen].some(isHand)) chosen.add(kind)
  }
  return [...chosen]
}

/** With what the answers are marked; a pen unless a kind says otherwise. */
export const findHand = (kinds: SheetKind[]): Hand => kinds.find(isHand) ?? 'pen'
