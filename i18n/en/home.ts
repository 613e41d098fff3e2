import { site } from '@/base/site'
import { list } from './common/list'
import { WEEKLY_SESSION } from './common/weekly-session'

export const home = {
  title: `${site.name}: a weekly live session for teachers of grades 6 to 12`,
  description: `A weekly online series for school teachers in India, live at ${WEEKLY_SESSION} with e-certificates. With a toolkit, e-books and video lessons for grades 6 to 12.`,
  hero: {
    title: 'One live session a week, one lesson ready to teach',
    lede: `UNS is for teachers of grades 6 to 12 and their schools. Join at ${WEEKLY_SESSION} and leave with an activity for your next period. Plan your lessons with our books and videos.`,
    picture:
      'A staff-room desk at ten o’clock. Four teachers are in a video meeting on a laptop, beside tea and notebooks.',
    facts: list(
      { term: 'Live', detail: `${site.weeklySession} IST, every week` },
      { term: 'Where', detail: 'On a video meeting' },
      { term: 'For', detail: 'Grades 6 to 12' },
    ),
    register: 'Register as a teacher',
    registerSchool: 'Register your school',
    workshops: 'This week’s workshops',
    library: 'Open the library',
  },
  series: {
    kicker: `Circular · every week, ${WEEKLY_SESSION}`,
    heading: 'Weekly Online Empowerment Series',
    intro: 'To every teacher of grades 6 to 12:',
    rows: list(
      {
        term: 'When',
        detail: `Once a week at ${WEEKLY_SESSION}. It is live, so you can ask your question and get an answer.`,
      },
      {
        term: 'Where',
        detail:
          'On a video meeting service. A phone in the staff room is enough. You do not travel, and you need no substitute for the day.',
      },
      {
        term: 'You get',
        detail:
          'An e-certificate with your name for each session you attend. You can add it to your training record.',
      },
      {
        term: 'It takes',
        detail:
          'One morning session a week. The class activity is planned for you, so you need no preparation afterwards.',
      },
    ),
    button: 'View Details',
    inShort: (themes: string) =>
      `Live every week at ${WEEKLY_SESSION} on a video meeting, with e-certificates. Themes: ${themes}.`,
  },
  themes: {
    heading: 'Four themes, one each week',
    intro: 'Each week has one theme and one activity for your class.',
    week: (number: number) => `Week ${number}`,
    session: 'In the session',
    classroom: 'In your class',
    weeks: {
      impact: {
        name: 'Social impact',
        explore: 'How a class finds a need on its own street and plans one small, honest action.',
        classroom: 'A ten-house survey that students design, carry out and present.',
      },
      leadership: {
        name: 'Youth leadership',
        explore: 'How to hand over the assembly, the lab or the club without losing order.',
        classroom: 'A rotating duty chart in which every student leads something for a week.',
      },
      goals: {
        name: 'Sustainable development goals',
        explore: 'How the 17 goals connect to chapters you already teach, from water to work.',
        classroom: 'A water and electricity audit of the school, with one saving to try.',
      },
      ethics: {
        name: 'Ethics and innovation',
        explore: 'How students can build something new and ask which people it helps or hurts.',
        classroom: 'A debate on one invention, argued from both sides with evidence.',
      },
    },
  },
  toolkit: {
    heading: 'A teaching toolkit with five kinds of resources',
    intro: 'It comes with the series. Use what you need for the period.',
    view: 'View the toolkit',
    tools: {
      slides: {
        name: 'Slide decks',
        text: 'The main idea of the session in large type, for a projector or a phone.',
        time: 'Open it and teach',
      },
      cards: {
        name: 'Reflection cards',
        text: 'One question on each card, to cut out and hand out along the benches.',
        time: 'The last five minutes of a period',
      },
      templates: {
        name: 'Templates',
        text: 'Lesson plan, project plan, parents’ letter: printed forms with ready headings.',
        time: 'Fill in, do not type',
      },
      rubrics: {
        name: 'Assessment rubrics',
        text: 'Four levels in plain words, so that two teachers give the same work the same marks.',
        time: 'One glance for each student',
      },
      journals: {
        name: 'Student journals',
        text: 'One page a week. Students write what they tried and what they would change.',
        time: 'Students write it in class and keep it',
      },
    },
  },
  contentCards: {
    heading: 'What you can use',
    intro: 'Once you are logged in, each card opens its page.',
    cards: {
      ebook: {
        name: 'eBook library',
        text: 'Short books for teachers, free and premium, that open in your browser.',
      },
      digitalVideos: {
        name: 'Digital videos',
        text: 'Video lessons with captions, to watch alone or show to a class.',
      },
      onlineTraining: {
        name: 'Online training',
        text: `The weekly workshops at ${WEEKLY_SESSION}, with the link to register for each.`,
      },
      offlineTraining: {
        name: 'Offline training',
        text: 'Eight weekly themes for a training day at school. Each says why, how and what to do.',
      },
      networking: {
        name: 'Networking',
        text: 'Meet teachers of your subject from other schools and share what works.',
      },
      freeWebsites: {
        name: 'Free websites',
        text: 'A custom website for your school, free with a subscription.',
      },
      lms: {
        name: 'Learning management system',
        text: 'A first look at tests, assignments and progress in one place.',
      },
      collaborativeProjects: {
        name: 'Collaborative projects',
        text: 'Projects that two or more schools do together and present to each other.',
      },
      industry: {
        name: 'Industry partnerships',
        text: 'Visits, talks and mentors that show students where a subject leads.',
      },
    },
  },
  firstSteps: {
    heading: 'How to start',
    steps: list(
      {
        name: 'Register',
        text: 'Enter your name, email, phone number and a password. Nothing else is needed.',
      },
      {
        name: `Join at ${WEEKLY_SESSION}`,
        text: `Open this week’s workshop a few minutes before ${WEEKLY_SESSION} and bring a question.`,
      },
      {
        name: 'Teach it',
        text: 'Use the activity in your next free slot. Your e-certificate is your record of the session.',
      },
    ),
  },
  audiences: {
    heading: 'Who it is for',
    groups: list(
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
        text: 'who want to know what the school is trying and how to help at home.',
      },
      {
        name: 'Students',
        text: 'who do the projects, lead the assembly and write the journal, in class.',
      },
    ),
  },
}
