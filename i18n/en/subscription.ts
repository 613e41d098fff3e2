import { list } from './list'

/** Becoming a subscriber: on home, on the paywall and around the institution forms. */
export const subscription = {
  /** What it brings. */
  benefits: list(
    {
      name: 'Access to many e-books',
      text: 'Every premium title in the library, to read in the browser on any device.',
    },
    {
      name: 'A free custom school website',
      text: 'Pages for notices, results and admissions in your school’s own name.',
    },
    {
      name: 'Exclusive online training',
      text: 'All eight weekly workshops, where an account alone opens the first four.',
    },
    {
      name: 'Networking',
      text: 'Meetings with teachers and heads of other schools, by subject and by region.',
    },
    {
      name: 'AI-powered tools',
      text: 'Help with first drafts of worksheets and questions, which you check and finish.',
    },
  ),
  forSchools: {
    heading: 'For schools: subscribe as an institution',
    intro: 'One form for the school, signed off by the principal. It brings your teachers:',
    register: 'Register your institution',
    subscribe: 'Open the subscription form',
  },
  paywall: {
    pageTitle: 'Subscription',
    title: 'This page is for members',
    description:
      'Subscribe to UNS for premium e-books, all weekly workshops, a free school website, networking and AI-powered tools.',
    lede: 'The library, the videos and the workshops open once you have an account. Registering is the first step to a subscription; your school can follow with its own form.',
    subscribe: 'Subscribe Now',
    login: 'Login here',
    haveAccount: 'Already have an account?',
    heading: 'What a subscription brings',
    member: {
      title: 'The rest opens with your school',
      lede: 'You are logged in, and what is free is open to you. Everything else opens for a whole school at once: with one form, filled in by a teacher or the head.',
      way: 'Open the subscription form',
      meanwhile: 'See what is open to you',
    },
    subscriber: {
      title: 'You are subscribed',
      lede: 'There is nothing left to subscribe to: every book, film, workshop and file is open to you.',
    },
  },
  registerPage: {
    title: 'Register your institution',
    description:
      'Register a school with UNS: the school’s details, its principal and correspondent, and its strength.',
    lede: 'For principals and correspondents. Keep the board affiliation and the number of staff at hand; the rest you know by heart.',
    note: 'You do not need an account for this form. What you type stays in this browser tab until it is sent.',
  },
  formPage: {
    title: 'Subscribe your institution',
    description:
      'The subscription form of UNS for schools, to be filled in by a logged-in teacher or head of the school.',
    lede: 'The same details as on a school letterhead, then one declaration. Your account becomes the school’s subscriber.',
    note: 'To send this form you need to be logged in. What you type stays in this browser tab while you do that.',
    login: 'Log in and come back',
  },
}
