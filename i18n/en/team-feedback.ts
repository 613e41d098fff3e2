export const teamFeedback = {
  heading: 'Feedback',
  none: 'No feedback yet. Teachers who attended can answer for 14 days after the session.',
  count: (answers: number, present: number) =>
    `${answers === 1 ? '1 answer' : `${answers} answers`} from ${present} present.`,
  privacy: 'Answers are shown without names.',
  average: 'Average',
  outOf: (average: number) => `${average.toFixed(1)} of 5`,
  questions: { usefulness: 'Useful for lessons', clarity: 'Clear host' },
  question: 'Question',
  score: (score: string) => `Answered ${score}`,
  comments: 'Comments',
  noComments: 'No comments.',
  csv: {
    button: 'Download the answers (CSV)',
    heads: ['Useful for lessons (1 to 5)', 'Clear host (1 to 5)', 'Comment'],
  },
}
