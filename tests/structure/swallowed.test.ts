import { expect, test } from 'vitest'
import { sources } from '../support/source'

/**
 * An error that nobody looks at turns "the database is away" into "you are logged out" or "nothing
 * here". A catch that does not even take the error in its hand throws another one, or says why it may
 * be let go.
 */
const ROOMS = /^(base|db|lib|components|app)\//
const BARE = /\bcatch \{|\.catch\(\(\) =>/

test('an error that is let go unseen has its reason beside it', () => {
  const unexplained = sources()
    .filter(({ file }) => ROOMS.test(file))
    .flatMap(({ file, text }) => {
      const lines = text.split('\n')
      const near = (at: number) => lines.slice(Math.max(0, at - 1), at + 2)
      return lines.flatMap((line, at) => {
        if (!BARE.test(line) || /^\s*throw /.test(lines[at + 1] ?? '')) return []
        return near(at).some((one) => /\/\/ |\*\//.test(one))
          ? []
          : [`${file}:${at + 1}: ${line.trim()}`]
      })
    })
  expect(unexplained).toEqual([])
})
