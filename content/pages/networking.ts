import { routes } from '@/lib/routes'
import type { collaborativeProjects } from './programmes'

export const networking: typeof collaborativeProjects = {
  path: routes.networking,
  title: 'Networking',
  description:
    'Ten things that a teacher or a school gains from other schools through UNS: subject circles, visits, mentors, partners and papers to compare.',
  lede: 'The person who has solved your problem teaches the same chapter, thirty kilometres away, and you have not met yet.',
  picture: 'networking',
  heading: 'Ten things other schools can give you',
  points: [
    {
      name: 'A circle for your subject',
      text: 'Teachers of the same subject and grades from other schools. You hear how they order the chapter you begin next week, and what they leave out.',
    },
    {
      name: 'Answers from a cupboard like yours',
      text: 'How do you show refraction without a lab? Ask the circle: the answer comes from someone who has done it with a glass of water and a torch.',
    },
    {
      name: 'A second pair of eyes on your paper',
      text: 'Swap unit tests with another school before you give them. A stranger finds the question that can be read in two ways.',
    },
    {
      name: 'Half a day in another school',
      text: 'Sit in on two lessons with an observation sheet and bring one thing home. The next term, your class is the one that is visited.',
    },
    {
      name: 'A mentor for new teachers',
      text: 'A teacher in her first years is paired with one who has taught the subject for ten: half an hour on the phone, twice a month.',
    },
    {
      name: 'A partner class',
      text: 'Find the second class for a collaborative project: the same grade, another town, a question that both can count or measure.',
    },
    {
      name: 'Heads who compare notes',
      text: 'Principals and correspondents talk about what no circular covers: substitution, fee months, a parents’ meeting to which parents come.',
    },
    {
      name: 'Training in exchange',
      text: 'Your colleague takes an hour with their staff on what she does well, theirs takes an hour with yours. Neither school pays.',
    },
    {
      name: 'Guests and judges for your events',
      text: 'A science exhibition is marked more fairly by teachers who know none of the children. Two schools can lend each other a jury.',
    },
    {
      name: 'Your name on what you share',
      text: 'A worksheet you pass on carries your name and your school’s. What others change in it comes back to you.',
    },
  ],
  enrollNote: 'Enrolling opens the subscription form for your school.',
}
