import { list } from './list'

/** Pages of one list each, with a way in. */
export const programmes = {
  enroll: 'Enroll',
  lms: {
    title: 'Learning Management System',
    description:
      'A first look at the UNS learning management system: assessment, real-time performance tracking, personalised feedback, tests and assignments.',
    lede: 'Tests, assignments and marks in one place, so that a Sunday of tabulating becomes a look at one page.',
    heading: 'What it will do for a class',
    points: list(
      {
        name: 'Student assessment platform',
        text: 'One page for each class: who has taken which test, and what comes next.',
      },
      {
        name: 'Assessment tools',
        text: 'Objective questions that mark themselves, and rubrics for answers that need a teacher.',
      },
      {
        name: 'Real-time performance tracking',
        text: 'Marks appear as they are given, so a weak chapter shows before the examination does.',
      },
      {
        name: 'Personalized feedback',
        text: 'A comment for each student, on the mistake that student made.',
      },
      {
        name: 'Customizable tests',
        text: 'Pick chapters, level and length; shuffle the order for the next bench.',
      },
      {
        name: 'Assignment and submission system',
        text: 'Set a date, collect work from phones, return it with remarks.',
      },
    ),
    enrollNote: 'This is a first look. Enrolment has not opened yet.',
  },
  collaborativeProjects: {
    title: 'Collaborative Projects',
    description:
      'Projects that two or more schools do together with UNS: how they run, what students make and what the school needs.',
    lede: 'Two classes in two places work on one question, and have to explain it to somebody who was not there.',
    heading: 'What a project brings',
    points: list(
      {
        name: 'A partner class',
        text: 'Of the same grade, in another town, on another board if you like.',
      },
      {
        name: 'One shared question',
        text: 'Such as: where does our drinking water come from, and who looks after it?',
      },
      {
        name: 'A plan for six weeks',
        text: 'One period a week, with the task, the roles and the page to hand in.',
      },
      {
        name: 'Roles for every student',
        text: 'Surveyor, recorder, maker, speaker: everyone has a part that can be assessed.',
      },
      {
        name: 'A joint exhibition',
        text: 'Both classes present online, to each other and to their parents.',
      },
      {
        name: 'A rubric and a certificate',
        text: 'The same four levels for both schools, and a certificate for each team.',
      },
    ),
    enrollNote: 'Enrolling opens the subscription form for your school.',
  },
  industry: {
    title: 'Industry Partnerships',
    description:
      'How UNS brings workplaces and classrooms together: visits, guest lessons, mentors, real problems and career talks for grades 6 to 12.',
    lede: 'Students ask where they will ever use this. Somebody who uses it every day can answer.',
    heading: 'What a partnership brings',
    points: list(
      {
        name: 'Workplace visits',
        text: 'A mill, a dairy, a software office: with a worksheet before, during and after.',
      },
      {
        name: 'Guest lessons',
        text: 'An engineer, a nurse or a banker teaches one period with you, tied to your chapter.',
      },
      {
        name: 'Mentors for projects',
        text: 'Somebody from the trade looks at the students’ plan and tells them what would break.',
      },
      {
        name: 'Problems from real work',
        text: 'A short brief with real numbers, for students of grades 9 to 12 to solve in teams.',
      },
      {
        name: 'Career talks',
        text: 'What a working day looks like and what to study for it, with time for questions.',
      },
      {
        name: 'Training for teachers',
        text: 'A day inside the workplace, so that the example in class is one you have seen.',
      },
    ),
    enrollNote: 'Enrolling opens the subscription form for your school.',
  },
  networking: {
    title: 'Networking',
    description:
      'Ten things that a teacher or a school gains from other schools through UNS: subject circles, visits, mentors, partners and papers to compare.',
    lede: 'The person who has solved your problem teaches the same chapter, thirty kilometres away, and you have not met yet.',
    heading: 'Ten things other schools can give you',
    points: list(
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
    ),
    enrollNote: 'Enrolling opens the subscription form for your school.',
  },
  freeWebsites: { title: 'Free Websites' },
}
