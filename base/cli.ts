/** What a program tells the person who started it. The log (JSON lines) is for machines. */
export const printLine = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`)

/** Ends with one sentence instead of a stack when the cause is something the person can change. */
export function exitWithError(error: unknown): never {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

/** Names come from strangers and end in a terminal. */
export const toSingleLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
