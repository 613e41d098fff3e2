export const contactForm = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  /** A subject of its own: it reaches the team with a day to answer by. */
  aboutData: 'About my data',
  message: 'Message',
  messageHint: 'at least 10 characters',
  button: 'Send Message',
  busy: 'Sending...',
  failure: 'Failed to send message. Try again later.',
  success: 'Message sent successfully ✓',
  whereToLook: (email: string) =>
    `The answer comes to ${email}, as a rule within three working days. If it does not, look into the spam folder.`,
}
