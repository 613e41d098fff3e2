import { describe, expect, test } from 'vitest'
import { createUndoStack } from '@/lib/client/undo-stack'

/** A draft that changes, and a clock that the test moves. */
function newDraft(first = 'a') {
  let [value, time] = [first, 0]
  const stack = createUndoStack<string>({ now: () => time, most: 3 })
  return {
    stack,
    read: () => value,
    wait: (ms: number) => {
      time += ms
    },
    edit: (next: string, group?: string) => {
      stack.record(value, group)
      value = next
    },
    step: (direction: 'undo' | 'redo') => {
      value = stack[direction](value) ?? value
    },
  }
}

describe('undo', () => {
  test('goes back change by change, and forward again', () => {
    const draft = newDraft()
    draft.edit('ab')
    draft.edit('abc')
    draft.step('undo')
    draft.step('undo')
    expect(draft.read()).toBe('a')
    expect(draft.stack.canUndo()).toBe(false)
    draft.step('undo')
    expect(draft.read()).toBe('a')
    draft.step('redo')
    draft.step('redo')
    expect(draft.read()).toBe('abc')
    expect(draft.stack.canRedo()).toBe(false)
  })

  test('a new change ends what could be made again', () => {
    const draft = newDraft()
    draft.edit('ab')
    draft.step('undo')
    draft.edit('ax')
    expect(draft.stack.canRedo()).toBe(false)
    draft.step('undo')
    expect(draft.read()).toBe('a')
  })

  test('typing in one field is one step, until the field changes or its user pauses', () => {
    const draft = newDraft('')
    for (const text of ['h', 'he', 'hel']) draft.edit(text, 'title')
    draft.wait(2_000)
    draft.edit('hell', 'title')
    draft.edit('hell!', 'text')
    const seen = []
    while (draft.stack.canUndo()) {
      draft.step('undo')
      seen.push(draft.read())
    }
    expect(seen).toEqual(['hell', 'hel', ''])
  })

  test('typing after an undo is a step of its own', () => {
    const draft = newDraft('')
    draft.edit('h', 'title')
    draft.step('undo')
    draft.edit('x', 'title')
    draft.step('undo')
    expect(draft.read()).toBe('')
  })

  test('the oldest changes are forgotten', () => {
    const draft = newDraft('0')
    for (const text of ['1', '2', '3', '4']) draft.edit(text)
    while (draft.stack.canUndo()) draft.step('undo')
    expect(draft.read()).toBe('1')
  })
})
