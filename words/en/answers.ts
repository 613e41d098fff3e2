/** What the API says when all went well. */
export const answers = {
  registered: 'Registration successful!',
  loggedOut: 'You are logged out.',
  resetLinkSent:
    'If an account with this email exists, a reset link is on its way. Please check your inbox.',
  passwordReset: 'Your password has been changed. Please log in with the new one.',
  passwordChanged: 'Your password has been changed.',
  messageSent: 'Message sent successfully',
  institutionRegistered: (reference: string) =>
    `Thank you! Your institution is registered. Your reference is ${reference}.`,
  subscriptionActive: (reference: string) =>
    `Thank you! Your subscription is active. Your reference is ${reference}.`,
  subscriptionWaits: (reference: string) =>
    `Thank you! We have received your subscription and will write to you. Your reference is ${reference}.`,
}
