/** The account pages, around their forms. */
export const account = {
  register: {
    title: 'Register',
    /** On the picture beside a link to the page. */
    shared: 'Make your account',
    description:
      'Make your UNS account: name, e-mail, phone number and a password. Then log in and join the weekly session.',
    adults: 'Accounts are for adults of 18 and older. What we store and why:',
    privacy: 'Privacy Policy',
    haveAccount: 'Already have an account?',
    login: 'Login',
    loggedIn:
      'You are logged in and need no second account. To make one for somebody else, log out first.',
  },
  login: {
    title: 'Login',
    shared: 'Log in and read on',
    description: 'Log in to UNS for the e-book library, video lessons and the weekly workshops.',
    forgot: 'Forgot password?',
    newHere: 'New here?',
    register: 'Register',
    loggedIn: 'You are logged in. Log in here only to change to another account.',
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
  onward: { home: 'Go to the home page', library: 'Open the library' },
  changePassword: { title: 'Change password' },
  profile: {
    title: 'Profile',
    school: (name: string) => `My school: ${name}`,
    /** Links to what else is one's own. */
    ways: { passkeys: 'Passkeys', logins: 'Logins' },
    team: 'The team’s side',
  },
}
