import type { SamplePerson } from './sample-person.ts';

export const cook = {
  id: 'cook',
  name: 'Chidi, cook',
  youtube: [
    [
      'Sourdough Lessons',
      'Street Food of Lagos',
      'Knife Skills',
      'Pastry at Midnight',
      'Fermentation Kitchen',
      'Vegetable Gardens',
    ],
    [
      'Perfect rice three ways',
      'Laminating croissant dough',
      'Inside a restaurant kitchen',
      'A soup for every season',
    ],
  ],
  linkedin: [
    ['Head chef and restaurant owner', 'Restaurants'],
    ['Menu design', 'Baking', 'Nutrition', 'Catering', 'Kitchen management'],
    ['Guild of Chefs', 'Slow Food', 'Bakers Association'],
  ],
  reddit: [
    [
      'r/Cooking — Recipes and technique',
      'r/Breadit',
      'r/KitchenConfidential',
      'r/fermentation',
      'r/AskCulinary',
    ],
    ['My first wedding cake', 'How do you season cast iron?', 'A menu of twelve small plates'],
  ],
  pinterest: [
    ['Breads of the world — Loaves, buns and flatbreads', 'Plating ideas', 'Autumn menus', 'Cakes'],
    [
      'Braided loaf with seeds',
      'Roasted pumpkin soup',
      'Lemon tart',
      'Pickled vegetables',
      'Dumplings, step by step',
      'Chocolate cake',
    ],
  ],
  instagram: [
    [
      'Today’s special: jollof rice with grilled fish',
      'Croissants at five in the morning',
      'New menu for the spring',
    ],
  ],
  github: [[], ['recipe-scaler — Scale recipes to any number of guests']],
  facebook: [
    ['Farmers Market — Food & Drink', 'Restaurant Owners Network — Community', 'Home Bakers — Food & Drink'],
  ],
  gmail: [
    [
      'Seasonal Recipes',
      'Restaurant Business Weekly',
      'Nutrition Letter',
      'Wine and Cheese',
      'Hospitality Today',
    ],
  ],
} as const satisfies SamplePerson;
