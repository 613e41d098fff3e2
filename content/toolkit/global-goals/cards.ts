import type { CardSet } from '../types'

export const cards: CardSet = {
  title: 'Cards for Tap and Switch',
  subtitle: '24 question cards for a water and electricity audit',
  about:
    'Twenty-four cards for a school audit of water and electricity. The front makes a student look again at a tap, a fan or a rule. The back sends a pair to find out.',
  grades: '6 to 12',
  ways: [
    {
      name: 'On the way to the tap',
      text: 'Give two “Look” cards to each team that leaves the room. They answer the first aloud as they walk and the second in writing.',
    },
    {
      name: 'Thirty seconds, three languages',
      text: 'Read one card aloud. Neighbours answer each other in whichever language comes first; two pairs report in the language of the lesson. In five minutes everyone has spoken.',
    },
    {
      name: 'The power cut',
      text: 'When the fan stops and the slides are gone: one card a bench, read by the window. Hear three first sentences when the power is back.',
    },
    {
      name: 'Before the vote',
      text: 'Lay out cards 13 to 18. Each team that proposes a saving draws one and must answer it before the class may vote.',
    },
  ],
  when: {
    look: 'on the way to the post, or standing at it',
    ask: 'before they talk to those who turn the tap or pay the bill',
    do: 'when a saving is proposed, or has got stuck',
    back: 'when the second count is done',
  },
  cards: [
    {
      sign: 'look',
      question:
        'Which tap in our school must be turned twice before it stops? Who knows the trick?',
      begin: 'At the tap near … you have to …, or it …',
      together:
        'Guess how long its drops take to fill one bottle. Write both guesses; someone measures at lunch.',
    },
    {
      sign: 'look',
      question: 'After the last bell, what is still on in this room, and who for?',
      begin: 'When we have gone, the … stays on, because …',
      together: 'Agree who passes the switch last on the way out. Is it always the same person?',
    },
    {
      sign: 'look',
      question:
        'Where does the water go after you have washed your hands? Follow it with your finger.',
      begin: 'I can follow it as far as …, then it …',
      together: 'Draw its path with four arrows. At which arrow could a plant still use it?',
    },
    {
      sign: 'look',
      question:
        'From which bench can nobody read the board on a dark monsoon morning, and from which at noon?',
      begin: 'From … I cannot read … when the sun …',
      together: 'A light, a curtain, a window, another seat: which helps both, and costs nothing?',
    },
    {
      sign: 'look',
      question:
        'Who has touched water here before the first bell? What would you notice if they had not?',
      begin: 'At seven someone has already …',
      together: 'Name the work, not the person. How many buckets do you think it took?',
    },
    {
      sign: 'look',
      question: 'What in this school works so well that no team has given it a single mark?',
      begin: 'Nobody wrote down …, because it always …',
      together: 'Find out who keeps it working. One asks, the other thanks.',
    },
    {
      sign: 'ask',
      question: 'The cook knows something about water that no sheet asks. What could it be?',
      begin: 'She must know when …, and how …',
      together: 'Write one question she can answer while stirring. Who asks it, and when?',
    },
    {
      sign: 'ask',
      question: '“Nobody drinks from that tap.” Who told you, and what have you seen yourself?',
      begin: 'I heard it from …; what I saw was …',
      together: 'What would settle it: a taste, a test, a date on the tank? Who would you ask?',
    },
    {
      sign: 'ask',
      question:
        'A grandmother you know: when she was thirteen, who fetched the water, and what did it cost them?',
      begin: 'It was the work of …, and it took …',
      together:
        'Which part is gone, and which has only changed hands? You need not talk about your own house.',
    },
    {
      sign: 'ask',
      question: '“It is only one fan.” Which number would you answer with?',
      begin: 'One fan is … watts, and in this school there are …',
      together: 'Work it out for one month: fans × watts × hours × days ÷ 1000. Do you believe it?',
    },
    {
      sign: 'ask',
      question: 'The electricity bill knows how much. What does it not know?',
      begin: 'It cannot tell … from …',
      together: 'Which of your sheets could answer it? If none, who in the school could?',
    },
    {
      sign: 'ask',
      question: 'Which question about water would make someone in this room uncomfortable?',
      begin: 'It is not easy to say that …',
      together: 'Turn it into a question about the school. Cross it out if you cannot.',
    },
    {
      sign: 'do',
      question:
        'What could be saved between this bell and the next, with nothing bought and nobody told off?',
      begin: 'By the next bell we can …, and it shows in …',
      together:
        'Your neighbour says which of the five fingers might say yes. Fix the plan at once.',
    },
    {
      sign: 'do',
      question:
        'The monitor forgot the switches on Wednesday. Will you change the monitor or the method?',
      begin: 'On Wednesday it was forgotten because …',
      together:
        'Find a way that still works when the best student is ill. Try it with your own switchboard.',
    },
    {
      sign: 'do',
      question: 'How would a child in Class 1 know which switch is for which fan?',
      begin: 'Instead of words there could be …',
      together:
        'Draw it for this room’s switchboard, small, on a slip of paper. An adult puts it up.',
    },
    {
      sign: 'do',
      question: 'In which room, and when, do Goal 7 (energy) and Goal 4 (education) conflict?',
      begin: 'At … in …, one says off, since …, the other on, since …',
      together: 'Each defends one goal for a minute. Then write a rule with a “when” in it.',
    },
    {
      sign: 'do',
      question: 'Which part of the saving needs a plumber, an electrician or a signature?',
      begin: 'We cannot … ourselves; that is up to …',
      together: 'Write the one sentence of the request that has a number in it.',
    },
    {
      sign: 'do',
      question: 'Who could say, “You save, and I pay for it”?',
      begin: 'If we do this, then … has to …',
      together: 'One plays that person, the other only asks. Change places before you answer.',
    },
    {
      sign: 'back',
      question: 'Was your first guess too high or too low, and why?',
      begin: 'I guessed …, it was …; I had not thought of …',
      together: 'Was your neighbour wrong in the same direction? What did neither of you see?',
    },
    {
      sign: 'back',
      question: 'Our number became smaller. What else became smaller in the same ten days?',
      begin: 'In these days there was also less …',
      together: 'Find one cause that has nothing to do with you. How could you tell them apart?',
    },
    {
      sign: 'back',
      question: 'Who had more work because of our saving, and how do you know?',
      begin: 'While we counted, … had to …',
      together: 'If you do not know, go and ask today. Agree on the first sentence.',
    },
    {
      sign: 'back',
      question: 'Which goal did you meet that nobody had mentioned?',
      begin: 'I looked at Goal 6 and met … when …',
      together: 'Tell your neighbour without naming the goal. Can they guess it?',
    },
    {
      sign: 'back',
      question: 'Since the audit, what do you hear or see that you did not before?',
      begin: 'Since then I notice … every time I …',
      together: 'Is it a burden or a skill? You may disagree.',
    },
    {
      sign: 'back',
      question: 'If we stop counting today, who hears the tank overflow next year?',
      begin: 'Next year it would be …, and they would find it …',
      together: 'Write one line for that person and decide which wall it goes on.',
    },
  ],
}
