import { printLine } from '@/base/cli'

export type Progress = { step: (text: string) => void; end: () => void }

/** What the build does now: one line that changes on a terminal, a line for each step elsewhere. */
export function startProgress(): Progress {
  const startedAt = Date.now()
  const format = (text: string) =>
    `${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s  ${text}`
  if (!process.stdout.isTTY) return { step: (text) => printLine(format(text)), end: () => {} }
  let current = ''
  const draw = () => process.stdout.write(`\r\x1b[K${format(current)}`)
  const timer = setInterval(draw, 1000)
  return {
    step: (text) => {
      current = text
      draw()
    },
    end: () => {
      clearInterval(timer)
      process.stdout.write('\n')
    },
  }
}

/** The step when the code is written, and its folder no longer cleared. */
export const AFTER_COMPILING = 'reading the pages'

const STEPS: [line: RegExp, text: string][] = [
  [/Creating an optimized production build/, 'compiling'],
  [/Collecting page data/, AFTER_COMPILING],
  [/Generating static pages .*\(0\/(\d+)\)/, 'rendering $1 pages'],
]

/** The step that a line of Next's output begins. */
export function findStep(line: string): string | null {
  for (const [pattern, text] of STEPS) {
    const match = pattern.exec(line)
    if (match) return text.replace('$1', match[1] ?? '')
  }
  return null
}
