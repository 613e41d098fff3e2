import { list } from './common/list'

export const programme = {
  tests: {
    heading: 'What you can use today',
    text: 'Make a test on paper and read the answers with your phone.',
    link: 'My tests',
  },
  enroll: 'Enroll',
  lms: {
    title: 'Learning Management System',
    description:
      'A first look at the UNS learning management system: assessment, real-time performance tracking, personalised feedback, tests and assignments.',
    lede: 'Tests, assignments and marks in one place. See results on one page instead of making tables on a Sunday.',
    heading: 'What it will do for your class',
    points: list(
      {
        name: 'Student assessment platform',
        text: 'One page for each class shows who has taken which test and what comes next.',
      },
      {
        name: 'Assessment tools',
        text: 'The system marks objective questions. Rubrics help you mark the other answers.',
      },
      {
        name: 'Real-time performance tracking',
        text: 'Marks appear as you enter them, so you see a weak chapter before the examination.',
      },
      {
        name: 'Personalized feedback',
        text: 'A comment for each student on their own mistakes.',
      },
      {
        name: 'Customizable tests',
        text: 'Choose chapters, level and length. Shuffle the questions for students who sit together.',
      },
      {
        name: 'Assignment and submission system',
        text: 'Set a date, collect work from phones and return it with comments.',
      },
    ),
    enrollNote: 'This is a preview. You cannot enrol yet.',
  },
  collaborativeProjects: {
    title: 'Collaborative Projects',
    description:
      'Projects that two or more schools do together with UNS. How they work, what students make and what the school needs.',
    lede: 'Two classes in different places work on one question and explain their results to each other.',
    heading: 'What a project includes',
    points: list(
      {
        name: 'A partner class',
        text: 'A class of the same grade in another town, from another board if you like.',
      },
      {
        name: 'One shared question',
        text: 'For example: where does our drinking water come from, and who looks after it?',
      },
      {
        name: 'A plan for six weeks',
        text: 'One period a week, with the task, the roles and a page to hand in.',
      },
      {
        name: 'Roles for every student',
        text: 'Surveyor, recorder, maker or speaker: you can assess every student’s part.',
      },
      {
        name: 'A joint exhibition',
        text: 'Both classes present their work online to each other and to their parents.',
      },
      {
        name: 'A rubric and a certificate',
        text: 'Both schools use the same four levels, and each team gets a certificate.',
      },
    ),
    enrollNote: 'Enrolling opens the subscription form for your school.',
  },
  industry: {
    title: 'Industry Partnerships',
    description:
      'How UNS brings workplaces and classrooms together. Visits, guest lessons, mentors, real problems and career talks for grades 6 to 12.',
    lede: 'Students ask where they will use a lesson in life. Someone who uses it every day can answer.',
    heading: 'What a partnership includes',
    points: list(
      {
        name: 'Workplace visits',
        text: 'A mill, a dairy or a software office, with worksheets for before, during and after the visit.',
      },
      {
        name: 'Guest lessons',
        text: 'An engineer, a nurse or a banker teaches one period of your chapter with you.',
      },
      {
        name: 'Mentors for projects',
        text: 'Someone from the industry reviews the students’ plan and explains what could fail.',
      },
      {
        name: 'Problems from real work',
        text: 'Students of grades 9 to 12 solve a short problem with real numbers in teams.',
      },
      {
        name: 'Career talks',
        text: 'Guests describe their working day and what to study for it, with time for questions.',
      },
      {
        name: 'Training for teachers',
        text: 'Spend a day in a workplace, so that you can use examples in class that you have seen.',
      },
    ),
    enrollNote: 'Enrolling opens the subscription form for your school.',
  },
  networking: {
    title: 'Networking',
    description:
      'Ten benefits of working with other schools through UNS: subject groups, visits, mentors, partners and question papers to compare.',
    lede: 'A teacher nearby may already have solved your problem. Meet teachers of the same subject from other schools.',
    heading: 'Ten benefits of working with other schools',
    points: list(
      {
        name: 'A group for your subject',
        text: 'Meet teachers of the same subject and grades from other schools. Learn how they plan the chapter you start next week, and what they leave out.',
      },
      {
        name: 'Answers from schools like yours',
        text: 'How do you show refraction without a lab? Ask the group. Someone has done it with a glass of water and a torch.',
      },
      {
        name: 'A review of your question paper',
        text: 'Exchange unit tests with another school before you use them. A teacher from outside finds questions that are not clear.',
      },
      {
        name: 'Half a day in another school',
        text: 'Observe two lessons with an observation sheet and take one idea back. In the next term, they visit your class.',
      },
      {
        name: 'A mentor for new teachers',
        text: 'We pair a new teacher with one who has taught the subject for ten years. They talk on the phone for 30 minutes, twice a month.',
      },
      {
        name: 'A partner class',
        text: 'Find a second class for a collaborative project. Choose the same grade, another town, and a question that both classes can measure.',
      },
      {
        name: 'Advice from other heads',
        text: 'Principals and correspondents discuss topics that no circular covers: substitution, fee months and how to bring parents to meetings.',
      },
      {
        name: 'Training in exchange',
        text: 'Your colleague trains their staff for an hour, and their colleague trains yours. Neither school pays.',
      },
      {
        name: 'Guests and judges for your events',
        text: 'Teachers who do not know the students judge a science exhibition more fairly. Two schools can exchange judges.',
      },
      {
        name: 'Your name on what you share',
        text: 'A worksheet that you share shows your name and your school’s. You get the changes that others make.',
      },
    ),
    enrollNote: 'Enrolling opens the subscription form for your school.',
  },
  freeWebsites: { title: 'Free Websites' },
}
