/** Writes one line of JSON, which is missing if the process was killed. */

export const respondWithResult = (result) => process.stdout.write(JSON.stringify({ result }), exit)
export const respondWithRejection = (rejection) =>
  process.stdout.write(JSON.stringify({ rejection }), exit)

const exit = () => process.exit(0)

// The parent process is gone.
process.stdin.resume().once('end', () => process.exit(1))
