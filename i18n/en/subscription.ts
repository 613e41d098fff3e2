import { list } from './common/list'

export const subscription = {
  benefits: list(
    {
      name: 'Access to many e-books',
      text: 'Read every premium title in the library, in the browser on any device.',
    },
    {
      name: 'A free custom school website',
      text: 'Pages for notices, results and admissions in your school’s name.',
    },
    {
      name: 'Exclusive online training',
      text: 'All eight weekly workshops. An account without a subscription includes only the first four.',
    },
    {
      name: 'Networking',
      text: 'Meetings with teachers and heads of other schools, by subject and by region.',
    },
    {
      name: 'AI-powered tools',
      text: 'Get first drafts of worksheets, questions and rubrics from templates, then check and finish them. While an AI model is switched on, it can also write them.',
      drafts: 'Open My drafts',
    },
  ),
  forSchools: {
    heading: 'For schools: subscribe as an institution',
    intro: 'Send one form for the school, signed off by the principal. Your teachers get:',
    register: 'Register your institution',
    subscribe: 'Open the subscription form',
  },
  paywall: {
    pageTitle: 'Subscription',
    title: 'This page is for registered users',
    description:
      'Subscribe to UNS for premium e-books, all weekly workshops, a free school website, networking and AI-powered tools.',
    lede: 'With an account, you can use the library, videos and workshops. Register first. Your school can then subscribe with its own form.',
    subscribe: 'Subscribe Now',
    login: 'Login here',
    haveAccount: 'Already have an account?',
    heading: 'What a subscription includes',
    member: {
      title: 'Get full access through your school',
      lede: 'You are logged in and can use all free content. To get the rest, a teacher or the head subscribes the whole school with one form.',
      way: 'Open the subscription form',
      meanwhile: 'See free content',
    },
    subscriber: {
      title: 'You are subscribed',
      lede: 'You can use every book, video, workshop and file.',
    },
  },
  principal: {
    heading: 'Ask your principal',
    intro: 'A subscription is for the whole school. Send this message to your principal.',
    subject: 'UNS for the teachers of our school',
    message: (link: string) =>
      [
        'I use UNS, a platform for teachers of grades 6 to 12. I suggest that our school subscribes.',
        'Every teacher then gets all e-books, video lessons, weekly workshops and the full teaching toolkit.',
        'The school gets a record of who was trained in what, and a free school website.',
        `Subscribing takes one form. The form does not charge anything: ${link}`,
      ].join('\n\n'),
  },
  comparison: {
    heading: 'Free account and subscription',
    heads: { what: 'What', free: 'Free account', subscription: 'With a subscription' },
    rows: list(
      { what: 'E-books and videos', free: 'Free titles', subscription: 'Every title' },
      { what: 'Weekly workshops', free: 'The first four', subscription: 'All eight' },
      {
        what: 'Live sessions',
        free: 'Those for everyone',
        subscription: 'All, also those for subscribers',
      },
      {
        what: 'Teaching toolkit',
        free: 'Reflection cards',
        subscription: 'Every resource',
      },
      { what: 'Certificates and learning record', free: 'Yes', subscription: 'Yes' },
      { what: 'The school’s training record', free: 'No', subscription: 'Yes' },
      { what: 'School website', free: 'No', subscription: 'Yes' },
    ),
    free: 'Free',
  },
  prices: {
    heading: 'Price',
    ask: 'Ask for a quotation: send the subscription form, then open billing under My school.',
    price: (plan: string, amount: string) => `${plan}: ${amount}`,
    covers: (from: number, to: number, months: number) =>
      `${from} to ${to} seats for ${months} ${months === 1 ? 'month' : 'months'}.`,
    withoutTax: 'Prices are without tax.',
  },
  registerPage: {
    title: 'Register your institution',
    description:
      'Register a school with UNS: the school’s details, its principal and correspondent, and its strength.',
    lede: 'For principals and correspondents. You need the board affiliation and the number of teaching staff.',
    note: 'You do not need an account for this form. Your entries stay in this browser tab until you send it.',
  },
  formPage: {
    title: 'Subscribe your institution',
    description:
      'The UNS subscription form for schools. A logged-in teacher or head of the school can fill it in.',
    lede: 'Enter your school’s details and tick one declaration. Your account becomes the school’s subscriber.',
    note: 'Log in to send this form. Your entries stay in this browser tab while you log in.',
    login: 'Log in and come back',
  },
}
