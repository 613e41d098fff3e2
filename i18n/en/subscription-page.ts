import { list } from './common/list'

export const subscriptionPage = {
  /** In search results. */
  search: { title: 'School subscription: what it includes and costs' },
  title: 'One subscription for all the teachers of your school',
  lede: 'Every teacher gets the whole library, all workshops and the full toolkit. The school gets a training record and a website.',
  month: {
    heading: 'Your school after one month',
    weeks: list(
      {
        when: 'Week 1',
        what: 'Every teacher has a seat',
        text: 'The coordinator shares one link in the staff room. Teachers join on their own phones.',
      },
      {
        when: 'Week 2',
        what: 'The first certificates',
        text: 'Teachers attend the live session at 10:00 AM. Each gets a certificate with the hours.',
      },
      {
        when: 'Week 3',
        what: 'New activities in class',
        text: 'Cards, forms and rubrics are printed in the office and used in the next period.',
      },
      {
        when: 'Week 4',
        what: 'A record without paperwork',
        text: 'My school shows the sessions and hours of each teacher. The office downloads them for its file.',
      },
    ),
  },
  inside: {
    heading: 'Look inside first',
    intro: 'Each page shows a part of what it is about. You need no account.',
    books: 'E-books',
    themes: 'Themes',
  },
  questions: {
    heading: 'Questions and answers',
    list: list(
      {
        question: 'What does it cost?',
        answer:
          'An account is free. A subscription depends on the number of seats and months. The table on this page shows the price or says how to ask for a quotation.',
      },
      {
        question: 'Does the form charge anything?',
        answer: 'No. It asks for the details of your school. Sending it costs nothing.',
      },
      {
        question: 'Who can subscribe?',
        answer:
          'A school. The head or a teacher fills in one form, and becomes the coordinator. A teacher alone uses the free account.',
      },
      {
        question: 'How many teachers can use it?',
        answer:
          'As many as the school has seats. When a teacher leaves, the coordinator gives the seat to a colleague.',
      },
      {
        question: 'What can I use without a subscription?',
        answer:
          'Free books and videos, the reflection cards, the first four workshops, and the live sessions for everyone. Each session you attend gives a certificate.',
      },
      {
        question: 'In which languages is it?',
        answer:
          'The site is in English, Hindi and Tamil. Each book, resource and session says in which language it is.',
      },
      {
        question: 'Do the hours count for my board?',
        answer:
          'UNS records your hours and gives certificates. Your school or your board decides what it counts.',
      },
      {
        question: 'What does my school see?',
        answer:
          'Your name and email, and the live sessions and hours you attended as its member. It does not see your notes or your drafts.',
      },
      {
        question: 'What happens at the end?',
        answer:
          'Premium content is locked until the school renews. Accounts, certificates and records stay.',
      },
    ),
  },
}
