export const contactForm = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  button: 'Send Message',
  busy: 'Sending...',
  failure: 'Failed to send message. Try again later.',
  success: 'Message sent successfully ✓',
}
