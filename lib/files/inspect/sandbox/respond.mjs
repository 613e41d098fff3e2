/** How a program that looks into a file answers: one line of JSON, or none where it was ended. */

export const respondWithResult = (result) =>
  process.stdout.write(JSON.stringify({ found: result }), exit)
export const respondWithRejection = (rejection) =>
  process.stdout.write(JSON.stringify({ refusal: rejection }), exit)

const exit = () => process.exit(0)

// Whoever asked has gone: nobody would read the answer.
process.stdin.resume().once('end', () => process.exit(1))
