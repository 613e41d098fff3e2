import type { CardSet } from '../types'

export const cards: CardSet = {
  title: 'Cards from the Empty Chair',
  subtitle: '24 question cards about inventions',
  about:
    'Twenty-four question cards about inventions, from the pressure cooker to the class’s own. The front makes a student think; the back gets two students talking.',
  grades: '6 to 12',
  ways: [
    {
      name: 'The chair asks',
      text: 'Lay one card on an empty chair at the start of the week. Everyone who passes reads it. On Friday, two minutes: who has an answer, and who has a better question?',
    },
    {
      name: 'Left hand, right hand',
      text: 'One card per bench. The student on the left answers. The other says what is true in it, then what is missing. Swap for the next card.',
    },
    {
      name: 'Before the trial',
      text: 'Each team draws one “Ask” card and one “Do” card before its invention meets its first user. It answers both on the invention sheet.',
    },
    {
      name: 'Ticket to leave',
      text: 'Read a card aloud. Students hand in one line on a slip at the door. Read eight of sixty, a different row each week. No names needed.',
    },
  ],
  when: {
    look: 'on the way to school, before anything is made or argued',
    ask: 'before the first person has to live with the invention',
    do: 'when a version is made, or is stuck',
    back: 'after a debate, trial or change of mind',
  },
  cards: [
    {
      sign: 'look',
      question:
        'Which thing in your kitchen did someone have to invent? What did people do before?',
      begin: 'Before there was a …, my grandmother had to …',
      together: 'Say who saved time with it, and what they did with that time.',
    },
    {
      sign: 'look',
      question:
        'What in this classroom was made for a right-handed person of middle height who sees and hears well?',
      begin: 'Someone who … cannot use the …',
      together: 'Choose one thing. What would you change with a saw, a string or a sheet of paper?',
    },
    {
      sign: 'look',
      question:
        'Where on your way to school has someone mended a thing in a way its maker never planned?',
      begin: 'At … I saw a … made into a …',
      together: 'What is better about it than the bought one? What is more dangerous?',
    },
    {
      sign: 'look',
      question: 'Which machine near you took away someone’s work, and gave work to someone else?',
      begin: 'Since the … came, … no longer …, and … now …',
      together: 'Name the work, not the person. Would the two be paid the same?',
    },
    {
      sign: 'look',
      question:
        'Spend three minutes at the bus stand. Which rule does everyone follow though nobody wrote it down?',
      begin: 'Nobody says it, but everyone …',
      together: 'Who invented it? Who does it suit, and who always loses by it?',
    },
    {
      sign: 'look',
      question:
        'Follow one phone you know, such as a shopkeeper’s, from morning to night. Who has it, and when? Who never does?',
      begin: 'From … to … it is with …',
      together:
        'Agree on one hour at which a message would reach the wrong person. What would happen?',
    },
    {
      sign: 'ask',
      question: 'Your invention saves ten minutes. Ask three people: what would they lose by it?',
      begin: 'I thought they would say …; they said …',
      together:
        'Which of the three answers would you rather not have heard? Write that one down first.',
    },
    {
      sign: 'ask',
      question: 'Of those you must ask before trying it, who could not easily say no to you?',
      begin: 'Juniors, or …, would say yes because …',
      together: 'Find a way to say no that costs them nothing. A slip? A friend who asks?',
    },
    {
      sign: 'ask',
      question:
        '“Everybody will like it.” Who exactly was asked, and who was standing beside them?',
      begin: 'We asked …, and … was listening.',
      together: 'Name two people who see it differently. How do you reach them by Thursday?',
    },
    {
      sign: 'ask',
      question: 'Ask someone over sixty: which new thing did they refuse, and were they right?',
      begin: 'They did not want …, because …',
      together: 'Turn their reason into one sentence that could be checked today.',
    },
    {
      sign: 'ask',
      question: 'Which question about your invention would its biggest fan never ask?',
      begin: 'Nobody in our team has asked what happens when …',
      together: 'Ask each other’s team that question, kindly, and stay until you have an answer.',
    },
    {
      sign: 'ask',
      question:
        'Your bench knows two or three languages. In which of them does your invention explain itself?',
      begin: 'Someone who reads only … will not know that …',
      together: 'Replace one word on it with a picture or by where it hangs. Show a third person.',
    },
    {
      sign: 'do',
      question:
        'How could you try your idea tomorrow with nothing but paper, string and ten people?',
      begin: 'Instead of the real … we could use …',
      together: 'Agree on the one thing this trial should tell you. Leave out all the rest.',
    },
    {
      sign: 'do',
      question: 'Which number would make you stop it, even if everyone has already clapped?',
      begin: 'If … or more …, we stop, because …',
      together: 'Write the number on your sheet, with the day when you will check it.',
    },
    {
      sign: 'do',
      question: 'What could a clever person who is in a bad mood do with your invention?',
      begin: 'Someone could use it to …',
      together: 'Change one thing so that this gets harder, and ordinary use does not.',
    },
    {
      sign: 'do',
      question: 'Could it be done by a rule, a rope or a chart instead of a machine?',
      begin: 'If we had no current and no battery, we would …',
      together: 'Compare both: which is mended sooner when it breaks on a Monday?',
    },
    {
      sign: 'do',
      question: 'It breaks on the day you are ill. Who can mend it, with what, after reading what?',
      begin: 'The first thing that will break is …',
      together: 'Write the three lines that person needs. Let your neighbour try them out.',
    },
    {
      sign: 'do',
      question: 'What does your invention know about people that it does not need to know?',
      begin: 'It writes down …, though … would do.',
      together: 'Strike out one thing that it collects. Does it still work?',
    },
    {
      sign: 'back',
      question:
        'You had to speak for the side you did not like. Which of your own sentences surprised you?',
      begin: 'I heard myself say …',
      together: 'The listener says it back, better. Is it still yours?',
    },
    {
      sign: 'back',
      question: 'What did your invention do that nobody had planned?',
      begin: 'We wanted …, and it also …',
      together: 'Good, bad or both? Find out who for.',
    },
    {
      sign: 'back',
      question: 'Whose idea was it really? Who is not on the label but should be?',
      begin: 'The first to say … was …',
      together: 'Decide in one sentence how you will tell that person today.',
    },
    {
      sign: 'back',
      question:
        'Which change did you make only because someone complained? What if they had kept quiet?',
      begin: 'Without … we would still …',
      together: 'Think of one person who did not complain. What might they have said?',
    },
    {
      sign: 'back',
      question:
        'When did you change your mind in these weeks, and what changed it: a number, a face or a trial?',
      begin: 'Until … I thought …; then …',
      together: 'If nothing has changed your mind: what would have had to happen?',
    },
    {
      sign: 'back',
      question: 'Who sat in the chair for your invention? What would they say about you today?',
      begin: 'They would say: “You have …, but you have not …”',
      together: 'One of you asks that person by Friday. Decide who.',
    },
  ],
}
