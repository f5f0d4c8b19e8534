/** Offered while typing; any other is as good. */
const INDUSTRIES = [
  'Accounting',
  'Agriculture',
  'Architecture',
  'Art gallery',
  'Automotive',
  'Bakery',
  'Barber shop',
  'Beauty salon',
  'Books and publishing',
  'Brewery',
  'Bicycles',
  'Café',
  'Childcare',
  'Cleaning services',
  'Clothing and fashion',
  'Coffee roasters',
  'Construction',
  'Consulting',
  'Cosmetics and skincare',
  'Cybersecurity',
  'Dentistry',
  'E-commerce',
  'Education and tutoring',
  'Electrical services',
  'Events and weddings',
  'Film and video',
  'Finance',
  'Fitness and gyms',
  'Flowers and gardening',
  'Food and drink',
  'Furniture',
  'Games',
  'Handcraft and pottery',
  'Health and medicine',
  'Hotels and hospitality',
  'Insurance',
  'Interior design',
  'Jewelry',
  'Landscaping',
  'Law firm',
  'Logistics and transport',
  'Marketing agency',
  'Music',
  'Non-profit',
  'Outdoor and travel',
  'Perfume',
  'Pets and veterinary care',
  'Photography',
  'Plumbing',
  'Real estate',
  'Renewable energy',
  'Restaurant',
  'Robotics',
  'Software',
  'Sport',
  'Tea house',
  'Toys',
  'Winery',
  'Yoga and wellness',
] as const;

const MOST = 7;

/** For comparing what was typed: without case and accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim();

/** Those with a word that begins as typed; what begins with it comes first. Nothing for what is already there in full. */
export const suggestionsFor = (typed: string): string[] => {
  const wanted = plain(typed);
  if (wanted === '') return INDUSTRIES.slice(0, MOST);
  const matching = INDUSTRIES.filter((industry) =>
    plain(industry)
      .split(/\s+/)
      .some((_, at, words) => words.slice(at).join(' ').startsWith(wanted)),
  ).filter((industry) => plain(industry) !== wanted);
  const first = matching.filter((industry) => plain(industry).startsWith(wanted));
  return [...first, ...matching.filter((industry) => !first.includes(industry))].slice(0, MOST);
};
