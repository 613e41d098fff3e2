import { site } from '@/base/site'
import { list } from './list'

export const home = {
  title: `${site.name}: a live session every week for teachers of grades 6 to 12`,
  description: `A weekly online series for school teachers in India, live at ${site.weeklySession} with e-certificates, a teaching toolkit, e-books and video lessons for grades 6 to 12.`,
  hero: {
    title: 'One live session a week, one lesson ready to teach',
    lede: 'UNS is for teachers of grades 6 to 12 and the schools they work in. Join at ten, leave with an activity for your next period, and keep a shelf of books and videos to plan from.',
    picture:
      'A staff-room desk at ten o’clock: four teachers in a video meeting on a laptop, a tumbler of tea and a pile of notebooks.',
    facts: list(
      { term: 'Live', detail: `${site.weeklySession}, every week` },
      { term: 'Where', detail: 'On a video meeting' },
      { term: 'For', detail: 'Grades 6 to 12' },
    ),
    register: 'Register as a teacher',
    registerSchool: 'Register your school',
    workshops: 'This week’s workshops',
    library: 'Open the library',
  },
  series: {
    kicker: `Circular · every week, ${site.weeklySession}`,
    heading: 'Weekly Online Empowerment Series',
    intro: 'To every teacher of grades 6 to 12:',
    rows: list(
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
    ),
    button: 'View Details',
    inShort: (themes: string) =>
      `Live every week at ${site.weeklySession} on a video meeting, with e-certificates. Themes: ${themes}.`,
  },
  themes: {
    heading: 'Four themes, one a week, then round again',
    intro: 'Each week has one theme, and one activity to take to your class.',
    week: (number: number) => `Week ${number}`,
    session: 'In the session',
    classroom: 'In your class',
    weeks: {
      impact: {
        name: 'Social impact',
        explore: 'How a class finds a need on its own street and plans one honest, small action.',
        classroom: 'A ten-house survey that students design, carry out and present.',
      },
      leadership: {
        name: 'Youth leadership',
        explore: 'How to hand over the assembly, the lab or the club without losing order.',
        classroom: 'A rotating duty chart in which every student leads something for a week.',
      },
      goals: {
        name: 'Sustainable development goals',
        explore: 'How the seventeen goals meet chapters you already teach, from water to work.',
        classroom: 'A water and electricity audit of the school, with one saving to try.',
      },
      ethics: {
        name: 'Ethics and innovation',
        explore: 'How students can build something new and ask who it helps and who it may hurt.',
        classroom: 'A debate on one invention, argued from both sides with evidence.',
      },
    },
  },
  toolkit: {
    heading: 'A teaching toolkit in five parts',
    intro: 'It comes with the series. Take what the period needs and leave the rest.',
    view: 'View the toolkit',
    tools: {
      slides: {
        name: 'Slide decks',
        what: 'The session’s main idea in large type, for a projector or a phone passed round.',
        time: 'Opens and is ready to teach',
      },
      cards: {
        name: 'Reflection cards',
        what: 'One question a card, to cut out and hand along the benches.',
        time: 'The last five minutes of a period',
      },
      templates: {
        name: 'Templates',
        what: 'Lesson plan, project plan, parents’ letter: printed forms with the headings in place.',
        time: 'Fill in instead of typing out',
      },
      rubrics: {
        name: 'Assessment rubrics',
        what: 'Four levels in plain words, so that two teachers give the same work the same marks.',
        time: 'One glance for each student',
      },
      journals: {
        name: 'Student journals',
        what: 'A page a week in which students write what they tried and what they would change.',
        time: 'Written in class, kept by the student',
      },
    },
  },
  shelf: {
    heading: 'Everything on the shelf',
    intro:
      'Log in and each card opens its page. If you are new here, a card shows you how to subscribe.',
    cards: {
      ebook: {
        name: 'eBook library',
        what: 'Short books for teachers, free and premium, that open in your browser.',
      },
      digitalVideos: {
        name: 'Digital videos',
        what: 'Video lessons with captions, to watch alone or play to a class.',
      },
      onlineTraining: {
        name: 'Online training',
        what: `The weekly workshops at ${site.weeklySession}, with the link to register for each.`,
      },
      offlineTraining: {
        name: 'Offline training',
        what: 'Eight weekly themes for a training day at school: why, how and what to do.',
      },
      networking: {
        name: 'Networking',
        what: 'Meet teachers of your subject from other schools and swap what works.',
      },
      freeWebsites: {
        name: 'Free websites',
        what: 'A custom website for your school, free with a subscription.',
      },
      lms: {
        name: 'Learning management system',
        what: 'A first look at tests, assignments and progress kept in one place.',
      },
      collaborativeProjects: {
        name: 'Collaborative projects',
        what: 'Projects that two or more schools do together and show to each other.',
      },
      industry: {
        name: 'Industry partnerships',
        what: 'Visits, talks and mentors that show students where a subject leads.',
      },
    },
  },
  firstSteps: {
    heading: 'How to begin',
    steps: list(
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
        text: 'who want to know what the school is trying and how to carry it on at home.',
      },
      {
        name: 'Students',
        text: 'who do the projects, lead the assembly and write the journal, in class.',
      },
    ),
  },
}
