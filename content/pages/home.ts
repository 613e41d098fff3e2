import { site } from '@/base/site'
import { routes } from '@/lib/routes'
import type { PictureName } from '../pictures'

export const homeMetadata = {
  title: `${site.name}: a live session every week for teachers of grades 6 to 12`,
  description: `A weekly online series for school teachers in India, live at ${site.weeklySession} with e-certificates, a teaching toolkit, e-books and video lessons for grades 6 to 12.`,
  path: routes.home,
}

export const hero = {
  title: 'One live session a week, one lesson ready to teach',
  lede: 'UNS is for teachers of grades 6 to 12 and the schools they work in. Join at ten, leave with an activity for your next period, and keep a shelf of books and videos to plan from.',
  picture:
    'A staff-room desk at ten o’clock: four teachers in a video meeting on a laptop, a tumbler of tea and a pile of notebooks.',
  facts: [
    { term: 'Live', detail: `${site.weeklySession}, every week` },
    { term: 'Where', detail: 'On a video meeting' },
    { term: 'For', detail: 'Grades 6 to 12' },
  ],
}

export const series = {
  kicker: `Circular · every week, ${site.weeklySession}`,
  heading: 'Weekly Online Empowerment Series',
  intro: 'To every teacher of grades 6 to 12:',
  rows: [
    {
      term: 'When',
      detail: `Once a week at ${site.weeklySession} Indian time, live, so you can ask your question and get an answer.`,
    },
    {
      term: 'Where',
      detail:
        'On a video meeting service. A phone in the staff room is enough; there is no travel and no substitution to arrange for a whole day.',
    },
    {
      term: 'You get',
      detail:
        'An e-certificate with your name for each session you attend, ready for your training record.',
    },
    {
      term: 'It takes',
      detail:
        'One morning session a week. The class activity is planned for you, so there is no preparation afterwards.',
    },
  ],
  button: 'View Details',
}

type Theme = { name: string; picture: PictureName; explore: string; classroom: string }

export const themes: { heading: string; intro: string; weeks: Theme[] } = {
  heading: 'Four themes, one a week, then round again',
  intro: 'Each week has one theme, and one activity to take to your class.',
  weeks: [
    {
      name: 'Social impact',
      picture: 'hands',
      explore: 'How a class finds a need on its own street and plans one honest, small action.',
      classroom: 'A ten-house survey that students design, carry out and present.',
    },
    {
      name: 'Youth leadership',
      picture: 'assembly',
      explore: 'How to hand over the assembly, the lab or the club without losing order.',
      classroom: 'A rotating duty chart in which every student leads something for a week.',
    },
    {
      name: 'Sustainable development goals',
      picture: 'sapling',
      explore: 'How the seventeen goals meet chapters you already teach, from water to work.',
      classroom: 'A water and electricity audit of the school, with one saving to try.',
    },
    {
      name: 'Ethics and innovation',
      picture: 'lamp',
      explore: 'How students can build something new and ask who it helps and who it may hurt.',
      classroom: 'A debate on one invention, argued from both sides with evidence.',
    },
  ],
}

type Tool = { name: string; picture: PictureName; what: string; time: string }

export const toolkit: { heading: string; intro: string; tools: Tool[] } = {
  heading: 'A teaching toolkit in five parts',
  intro: 'It comes with the series. Take what the period needs and leave the rest.',
  tools: [
    {
      name: 'Slide decks',
      picture: 'slides',
      what: 'The session’s main idea in large type, for a projector or a phone passed round.',
      time: 'Opens and is ready to teach',
    },
    {
      name: 'Reflection cards',
      picture: 'cards',
      what: 'One question a card, to cut out and hand along the benches.',
      time: 'The last five minutes of a period',
    },
    {
      name: 'Templates',
      picture: 'templates',
      what: 'Lesson plan, project plan, parents’ letter: printed forms with the headings in place.',
      time: 'Fill in instead of typing out',
    },
    {
      name: 'Assessment rubrics',
      picture: 'rubric',
      what: 'Four levels in plain words, so that two teachers give the same work the same marks.',
      time: 'One glance for each student',
    },
    {
      name: 'Student journals',
      picture: 'journal',
      what: 'A page a week in which students write what they tried and what they would change.',
      time: 'Written in class, kept by the student',
    },
  ],
}

type ShelfCard = { name: string; picture: PictureName; what: string; href: string }

export const shelf: { heading: string; intro: string; cards: ShelfCard[] } = {
  heading: 'Everything on the shelf',
  intro:
    'Log in and each card opens its page. If you are new here, a card shows you how to subscribe.',
  cards: [
    {
      name: 'eBook library',
      picture: 'ebook',
      what: 'Short books for teachers, free and premium, that open in your browser.',
      href: routes.ebook,
    },
    {
      name: 'Digital videos',
      picture: 'video',
      what: 'Video lessons with captions, to watch alone or play to a class.',
      href: routes.digitalVideos,
    },
    {
      name: 'Online training',
      picture: 'online',
      what: `The weekly workshops at ${site.weeklySession}, with the link to register for each.`,
      href: routes.onlineTraining,
    },
    {
      name: 'Offline training',
      picture: 'offline',
      what: 'Eight weekly themes for a training day at school: why, how and what to do.',
      href: routes.offlineTraining,
    },
    {
      name: 'Networking',
      picture: 'networking',
      what: 'Meet teachers of your subject from other schools and swap what works.',
      href: routes.networking,
    },
    {
      name: 'Free websites',
      picture: 'website',
      what: 'A custom website for your school, free with a subscription.',
      href: routes.freeWebsites,
    },
    {
      name: 'Learning management system',
      picture: 'lms',
      what: 'A first look at tests, assignments and progress kept in one place.',
      href: routes.lms,
    },
    {
      name: 'Collaborative projects',
      picture: 'projects',
      what: 'Projects that two or more schools do together and show to each other.',
      href: routes.collaborativeProjects,
    },
    {
      name: 'Industry partnerships',
      picture: 'industry',
      what: 'Visits, talks and mentors that show students where a subject leads.',
      href: routes.industry,
    },
  ],
}

export const firstSteps = {
  heading: 'How to begin',
  steps: [
    {
      name: 'Register',
      text: 'Your name, e-mail, phone number and a password. That is the whole form.',
    },
    {
      name: 'Join at ten',
      text: `Open the week’s workshop a few minutes before ${site.weeklySession} and come in with a question.`,
    },
    {
      name: 'Teach it',
      text: 'Use the activity in your next free slot. Your e-certificate records the session.',
    },
  ],
}

export const audiences = {
  heading: 'Who it is for',
  groups: [
    {
      name: 'Teachers',
      text: 'of grades 6 to 12, any subject and any board, who want something usable this week.',
    },
    {
      name: 'Schools',
      text: 'that want one plan for the whole staff and a record of who was trained in what.',
    },
    {
      name: 'Parents',
      text: 'who want to know what the school is trying and how to carry it on at home.',
    },
    {
      name: 'Students',
      text: 'who do the projects, lead the assembly and write the journal, in class.',
    },
  ],
}
