export const account = {
  register: {
    title: 'Register',
    /** On the link preview image. */
    shared: 'Create your account',
    description:
      'Create your UNS account with your name, email, phone number and a password. Then log in and join the weekly session.',
    adults: 'Accounts are for adults aged 18 or older. What we store and why:',
    privacy: 'Privacy Policy',
    haveAccount: 'Already have an account?',
    login: 'Login',
    loggedIn: 'You are already logged in. To create an account for someone else, log out first.',
  },
  login: {
    title: 'Login',
    shared: 'Log in to read and watch',
    description: 'Log in to UNS for the e-book library, video lessons and the weekly workshops.',
    forgot: 'Forgot password?',
    newHere: 'New here?',
    register: 'Register',
    loggedIn: 'You are logged in. Log in here only to switch to another account.',
  },
  forgotPassword: {
    title: 'Forgot password',
    description: 'Get a link by email to choose a new password for UNS.',
    lede: 'Enter the email of your account. We send you a link to choose a new password.',
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
    ways: { passkeys: 'Passkeys', logins: 'Logins' },
    team: 'Team area',
  },
}
