export const library = {
  title: 'Premium eBook Library',
  loading: 'Loading e-books...',
  lede: 'Short working books for the next period, to read here or to print. Each says how long its lessons take.',
  premium: 'Premium',
  open: 'Free',
  read: 'Read Now',
  free: {
    warning: "You're currently viewing our free e-book collection",
    subscribe: 'Subscribe',
    locked: 'Subscribe to Access',
    upgrade: {
      title: 'Upgrade Your Learning Experience',
      text: 'Four more books open with your school’s subscription: rubrics, ethics cases, student projects and a lab from scrap. So do all eight workshops.',
      button: 'Subscribe',
    },
  },
  visitor: {
    prompt: 'You are logged out. Log in to read on, or register to open the free books.',
    login: 'Login',
    register: 'Register',
    more: {
      title: 'Register to Access More',
      text: 'With an account you read the free books at once; your school’s subscription opens the others.',
      button: 'Register',
    },
  },
}
