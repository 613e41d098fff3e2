import type { CardSet } from '../types'

export const cards: CardSet = {
  title: 'Cards for the Street',
  subtitle: '24 question cards about your neighbourhood',
  about:
    'Twenty-four cards for a class that has begun to look at its own neighbourhood. Each has a question to think about and a back that gets two students talking.',
  grades: '6 to 12',
  ways: [
    {
      name: 'One a bench',
      text: 'In the last five minutes of a period, one card for every two students. One reads the front, both keep silent while you count to twenty, then they turn it over.',
    },
    {
      name: 'The chain',
      text: 'Cards go one bench back when you clap, four times in five minutes. At the end each writes down the question they remember best.',
    },
    {
      name: 'Ticket to leave',
      text: 'One card is read aloud. Everyone answers in a single line on a slip and gives it to you at the door. Read eight of sixty, a different row each week.',
    },
    {
      name: 'The stuck team',
      text: 'A stuck team draws two “Do” cards, answers them in writing and shows you. Often they no longer need you.',
    },
  ],
  when: {
    look: 'before the class goes out, or on the way home',
    ask: 'before they speak to someone outside the class',
    do: 'when a plan is made, or has got stuck',
    back: 'when something has been done',
  },
  cards: [
    {
      sign: 'look',
      question:
        'Between your door and the school gate: what is broken that everybody has stopped seeing?',
      begin: 'I walk past … every day, and I noticed it again when …',
      together: 'Find out whether your neighbour sees it too. If not, who does?',
    },
    {
      sign: 'look',
      question:
        'Who is working on your street before you are awake? What would be missing by noon if they stayed at home?',
      begin: 'At five in the morning there is already …',
      together: 'Name the work, not the person. Agree which of your two would be missed first.',
    },
    {
      sign: 'look',
      question: 'Which place on your street do boys use and girls avoid? Since when, and why?',
      begin: 'After … o’clock I do not see … at …',
      together: 'One tells, the other asks only “What would have to change there?”',
    },
    {
      sign: 'look',
      question:
        'Stand still for three minutes outside a shop. What do people carry in, and what do they throw away?',
      begin: 'In three minutes I counted …',
      together: 'Scale your count up to a whole day. Do you believe the number?',
    },
    {
      sign: 'look',
      question: 'What on your street works so well that nobody talks about it?',
      begin: 'Nobody ever complains about …, because …',
      together: 'Who keeps it going? How could a class thank them without a function?',
    },
    {
      sign: 'look',
      question:
        'Could a person in a wheelchair get from your house to the nearest medical shop? Where must they stop?',
      begin: 'The first step, stone or drain in the way is …',
      together: 'Count the obstacles on both your routes. Which one could be moved with two hands?',
    },
    {
      sign: 'ask',
      question: 'Who on your street do you greet every day but have never asked anything?',
      begin: 'I have known … by sight since …, but I do not know …',
      together: 'Help each other find one question this person would like to be asked.',
    },
    {
      sign: 'ask',
      question: 'You asked and got the answer “Everything is fine.” What could be behind it?',
      begin: 'I would also say “fine” if …',
      together: 'Find a second question that can be answered with a number of days or minutes.',
    },
    {
      sign: 'ask',
      question: 'Which question would hurt someone, although it is only about facts?',
      begin: 'If a stranger asked us at our door …, my family would …',
      together: 'Together, cross out one question in your survey or rewrite it.',
    },
    {
      sign: 'ask',
      question: 'Two houses side by side gave opposite answers. How can both be right?',
      begin: 'The first house may have …, while the second …',
      together: 'What would you have to ask a third house to find out?',
    },
    {
      sign: 'ask',
      question:
        'Who did your ten houses leave out: the watchman, the tenant on the roof, the family behind the tin wall?',
      begin: 'Nobody knocked at …, because …',
      together: 'Decide: an eleventh door, or a sentence in the report that says who is missing.',
    },
    {
      sign: 'ask',
      question: 'Your grandmother says it was better before. Which part of that can be counted?',
      begin: 'When she was thirteen, … took … minutes; today …',
      together:
        'Find one thing that was better and one that was worse. Is there a witness for both?',
    },
    {
      sign: 'do',
      question: 'What could your team finish by Friday with no money, no permission and no adult?',
      begin: 'By Friday we can …, and you will see it because …',
      together: 'Your neighbour looks for the weak point in the plan. Fix it at once.',
    },
    {
      sign: 'do',
      question: 'If your action works, what will someone do differently next Thursday?',
      begin: 'Last Thursday they …; next Thursday they will …',
      together: 'Write down what you would have to count, and who could count it.',
    },
    {
      sign: 'do',
      question: 'Who could be annoyed by your good deed?',
      begin: '… might say: “Who asked you to …?”',
      together: 'One plays that person, the other answers without arguing. Then change places.',
    },
    {
      sign: 'do',
      question: 'Which part of your plan is only there for the photograph?',
      begin: 'If nobody ever saw it, we would leave out …',
      together: 'Cross it out. What will you do with the time?',
    },
    {
      sign: 'do',
      question: 'Whose job is this really: yours, the ward office’s, the panchayat’s, the owner’s?',
      begin: 'The part that belongs to us is …; the part that belongs to … is …',
      together: 'Write the first sentence of a letter about the second part. Put a number in it.',
    },
    {
      sign: 'do',
      question: 'One of you has stopped coming. What do you say, and who says it?',
      begin: '“We noticed that …, and we need you for …”',
      together: 'Say it aloud to each other until it no longer sounds like a scolding.',
    },
    {
      sign: 'back',
      question: 'Which moment at a door will you still remember in a year?',
      begin: 'They opened, and …',
      together: 'The listener says what the teller must have felt. Right or wrong?',
    },
    {
      sign: 'back',
      question: 'What did you believe about your street until ten sheets of paper proved it wrong?',
      begin: 'I was sure that …, until …',
      together: 'What would you need to see to change your mind again?',
    },
    {
      sign: 'back',
      question: 'What did your action not change? Say it as plainly as what it did.',
      begin: 'Before and after, … stayed the same.',
      together: 'Is that sentence in your report? Put it next to your best number.',
    },
    {
      sign: 'back',
      question: 'Who in your team did work that nobody clapped for?',
      begin: 'Without … we would have had no …',
      together: 'Tell that person before the last bell today. Agree who does it.',
    },
    {
      sign: 'back',
      question: 'You promised to come back and tell. Have you?',
      begin: 'The houses still waiting for us are …',
      together: 'Practise the telling in three sentences, in the language of that house.',
    },
    {
      sign: 'back',
      question:
        'If next year’s class begins where you stopped, what must they know on the first day?',
      begin: 'Do not begin with …; begin with …',
      together: 'Agree on one line and write it in the back of the class project register.',
    },
  ],
}
