export const library = {
  title: 'Premium eBook Library',
  itemTitle: 'From the library',
  loading: 'Loading e-books...',
  lede: 'Short books with lessons for the next period, to read here or to print. Each lesson shows how long it takes.',
  premium: 'Premium',
  open: 'Free',
  read: 'Read Now',
  free: {
    warning: "You're currently viewing our free e-book collection",
    subscribe: 'Subscribe',
    locked: 'Subscribe to Access',
    upgrade: {
      title: 'Upgrade Your Learning Experience',
      text: 'With your school’s subscription you can read four more books: rubrics, ethics cases, student projects and a lab from scrap. You can also join all eight workshops.',
      button: 'Subscribe',
    },
  },
  visitor: {
    prompt: 'You are logged out. Log in to continue reading, or register to read the free books.',
    login: 'Login',
    register: 'Register',
    more: {
      title: 'Register to Access More',
      text: 'With an account you can read the free books at once. You can read the others with your school’s subscription.',
      button: 'Register',
    },
  },
}
