export const contactForm = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  /** Such messages reach the team with a legal deadline. */
  aboutData: 'About my data',
  message: 'Message',
  messageHint: 'at least 10 characters',
  button: 'Send Message',
  busy: 'Sending...',
  failure: 'Failed to send message. Try again later.',
  success: 'Message sent successfully ✓',
  whereToLook: (email: string) =>
    `Our answer goes to ${email}, usually within 3 working days. If you do not see it, check your spam folder.`,
}
