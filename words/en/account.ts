/** The account pages, around their forms. */
export const account = {
  register: {
    title: 'Register',
    description:
      'Make your UNS account: name, e-mail, phone number and a password. Then log in and join the weekly session.',
    haveAccount: 'Already have an account?',
    login: 'Login',
  },
  login: {
    title: 'Login',
    description: 'Log in to UNS for the e-book library, video lessons and the weekly workshops.',
    forgot: 'Forgot password?',
    newHere: 'New here?',
    register: 'Register',
  },
  forgotPassword: {
    title: 'Forgot password',
    description: 'Have a link sent to your e-mail address to choose a new password for UNS.',
    lede: 'Enter the email of your account and we will send you a link to choose a new password.',
  },
  resetPassword: {
    title: 'Reset password',
    description: 'Choose a new password for your UNS account.',
  },
  changePassword: { title: 'Change password' },
  profile: { title: 'Profile' },
}
