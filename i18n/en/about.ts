import { list } from './list'

export const about = {
  pageTitle: 'About',
  title: 'A staff room that is larger than one school',
  description:
    'What UNS offers teachers of grades 6 to 12: e-books, story and educational videos, power talks, AI and AR coaching, counselling and live sessions.',
  lede: 'Most teachers plan alone, late, with whatever the textbook gives. UNS puts planned lessons, short training and other teachers within reach of a phone.',
  picture: 'A school with a flag on its roof, trees and the morning sun.',
  offers: {
    heading: 'What you find here',
    intro:
      'Ten kinds of material, each with the moment of the school day it is made for. What is still being made says so.',
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
        text: 'A story from a school or a village, told in a few minutes, that ends with a question for the class.',
        use: 'The start of a lesson',
        isHere: false,
      },
      {
        name: 'Educational videos',
        text: 'One idea explained and shown, to stop and discuss as you go.',
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
        text: 'One speaker, one point, no slides: for the days when the work feels heavy.',
        use: 'Before the staff meeting',
        isHere: false,
      },
      {
        name: 'Quote posters',
        text: 'One sentence worth arguing about, set large, to print in A3 for the wall.',
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
        text: 'The weekly series at 10:00 AM, with time for questions and an e-certificate.',
        use: 'Once a week',
        isHere: true,
      },
      {
        name: 'Teaching toolkit',
        text: 'Slides, reflection cards, forms, rubrics and journal pages on four themes, to print as they are or to change first.',
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
        text: 'An idea counts when it fits forty minutes, a full class and the syllabus of the week.',
      },
      answers: {
        name: 'Teachers speak, teachers answer',
        text: 'Sessions are live so that the question from the last row gets its answer too.',
      },
      small: {
        name: 'Small, then again',
        text: 'One theme a week. What worked is repeated, what did not is said openly.',
      },
    },
  },
}
