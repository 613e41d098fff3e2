import { expect, test } from 'vitest'
import { readSources } from '../support/product-sources'

/**
 * An ignored error turns "the database is away" into "you are logged out". A catch without the
 * error throws another one or states why it may ignore it.
 */
const CHECKED_FILE = /^(base|db|lib|components|app)\//
const BARE_CATCH = /\bcatch \{|\.catch\(\(\) =>/

test('every ignored error has its reason beside it', () => {
  const unexplainedCatches = readSources()
    .filter(({ file }) => CHECKED_FILE.test(file))
    .flatMap(({ file, text }) => {
      const lines = text.split('\n')
      const linesAround = (index: number) => lines.slice(Math.max(0, index - 1), index + 2)
      return lines.flatMap((line, index) => {
        if (!BARE_CATCH.test(line) || /^\s*throw /.test(lines[index + 1] ?? '')) return []
        return linesAround(index).some((nearbyLine) => /\/\/ |\*\//.test(nearbyLine))
          ? []
          : [`${file}:${index + 1}: ${line.trim()}`]
      })
    })
  expect(unexplainedCatches).toEqual([])
})
