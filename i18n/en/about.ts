import { list } from './common/list'
import { WEEKLY_SESSION } from './common/weekly-session'

export const about = {
  pageTitle: 'About',
  title: 'Lessons, training and colleagues beyond your school',
  description:
    'What UNS offers teachers of grades 6 to 12. E-books, story and educational videos, power talks, AI and AR coaching, counselling and live sessions.',
  lede: 'Many teachers plan alone, in the evening, with only a textbook. UNS brings planned lessons, short training and other teachers to your phone.',
  picture: 'A school with a flag on its roof, trees and the morning sun.',
  offers: {
    heading: 'What UNS offers',
    intro:
      'Ten kinds of material. Each shows when it helps in the school day. We mark what is not ready yet.',
    coming: 'In preparation',
    list: list(
      {
        name: 'E-books',
        text: 'Short books on one question each: group work in a full class, marking that helps, projects that end on time.',
        use: 'A free period',
        isHere: true,
      },
      {
        name: 'Story videos',
        text: 'A short story from a school or a village that ends with a question for the class.',
        use: 'The start of a lesson',
        isHere: false,
      },
      {
        name: 'Educational videos',
        text: 'One idea, explained and shown. Pause it to discuss.',
        use: 'The middle of a lesson',
        isHere: true,
      },
      {
        name: 'Must-read book videos',
        text: 'What a book says, why a teacher should read it, and what to try from it.',
        use: 'The bus home',
        isHere: false,
      },
      {
        name: 'Power talks',
        text: 'One speaker, one point, no slides: for days when the work is hard.',
        use: 'Before the staff meeting',
        isHere: false,
      },
      {
        name: 'Quote posters',
        text: 'One sentence to discuss, in large type. Print it in A3 for the wall.',
        use: 'The notice board',
        isHere: false,
      },
      {
        name: 'AI and AR coaching',
        text: 'Step-by-step practice in asking an AI tool well, checking its answer, and placing a 3D model on the desk.',
        use: 'The computer lab',
        isHere: false,
      },
      {
        name: 'Counselling',
        text: 'Someone to talk to, for a teacher who is worried about a student, a class or the work itself.',
        use: 'When you need it',
        isHere: false,
      },
      {
        name: 'Live sessions',
        text: `The weekly series at ${WEEKLY_SESSION}, with time for questions and an e-certificate.`,
        use: 'Once a week',
        isHere: true,
      },
      {
        name: 'Teaching toolkit',
        text: 'Slides, reflection cards, forms, rubrics and journal pages on four themes. Print them, or change them first.',
        use: 'The evening before',
        isHere: true,
      },
    ),
  },
  books: { heading: 'E-books in the library' },
  beliefs: {
    heading: 'How we work',
    list: {
      ready: {
        name: 'Ready for the next period',
        text: 'Every idea fits 40 minutes, a full class and the syllabus of the week.',
      },
      answers: {
        name: 'Teachers ask, teachers answer',
        text: 'Sessions are live, so a question from the last row gets its answer, too.',
      },
      small: {
        name: 'Small steps, repeated',
        text: 'One theme a week. We repeat what works and say openly what does not.',
      },
    },
  },
}
