/** How a program that looks into a file answers: one line of JSON, or none where it was ended. */

export const answer = (found) => process.stdout.write(JSON.stringify({ found }), leave)
export const refuse = (refusal) => process.stdout.write(JSON.stringify({ refusal }), leave)

const leave = () => process.exit(0)

// Whoever asked has gone: nobody would read the answer.
process.stdin.resume().once('end', () => process.exit(1))
