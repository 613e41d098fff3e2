export const printLine = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`)

/** Prints a sentence without a stack trace, for causes that the operator can fix. */
export function exitWithError(error: unknown): never {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

/** Names are untrusted input: control characters must not reach a terminal. */
export const toSingleLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
