type UndoOptions = { now?: () => number; joinMs?: number; most?: number }

/**
 * What was there before each change. Changes of one group that follow each other closely are one step: typing a
 * word is undone as a word.
 */
export function createUndoStack<Value>({
  now = Date.now,
  joinMs = 1_500,
  most = 200,
}: UndoOptions = {}) {
  let past: Value[] = []
  let future: Value[] = []
  let last = { group: '', at: 0 }

  function record(before: Value, group = '') {
    const joins = group !== '' && group === last.group && now() - last.at < joinMs
    last = { group, at: now() }
    future = []
    if (!joins) past = [...past, before].slice(-most)
  }

  function undo(current: Value): Value | undefined {
    const before = past.at(-1)
    if (before === undefined) return undefined
    past = past.slice(0, -1)
    future = [...future, current]
    last = { group: '', at: 0 }
    return before
  }

  function redo(current: Value): Value | undefined {
    const after = future.at(-1)
    if (after === undefined) return undefined
    future = future.slice(0, -1)
    past = [...past, current]
    last = { group: '', at: 0 }
    return after
  }

  return {
    ...{ record, undo, redo },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
  }
}
