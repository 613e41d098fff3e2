export const sessionOutcome = {
  heading: 'What teachers took away',
  attended: (count: number) => `${count} teachers took part.`,
  classroom: 'For their class:',
  minutes: (count: number) => `${count} minutes of training, with a certificate.`,
  recording: {
    user: 'There is a recording. Log in to watch it.',
    subscriber: 'There is a recording for teachers whose school subscribes.',
  },
  more: (theme: string) => `More on “${theme}”`,
}
