/** Titles and descriptions of the account pages. */
export const account = {
  register: {
    title: 'Register',
    description:
      'Make your UNS account: name, e-mail, phone number and a password. Then log in and join the weekly session.',
  },
  login: {
    title: 'Login',
    description: 'Log in to UNS for the e-book library, video lessons and the weekly workshops.',
  },
  forgotPassword: {
    title: 'Forgot password',
    description: 'Have a link sent to your e-mail address to choose a new password for UNS.',
  },
}
