/**
 * Everyday English words that the vectors lack or know only in parts. Each key is the replacement of the words beside
 * it.
 */
const TABLE: Readonly<Record<string, string>> = {
  'travel tourism hotels':
    'superhost staycation glamping wanderlust interrail hostelworld tripadvisor airbnb',
  'camping outdoor': 'vandwellers vandweller vanlife campervan campervans motorhome motorhomes park4night',
  'cocktails restaurant': 'mixology bartending mocktail mocktails',
  'charity aid': 'foodbank foodbanks gofundme crowdfunder',
  'social services elderly care': 'carers carer caregiving',
  'early childhood care': 'childminder childminders childminding',
  'cooking food recipes':
    'airfryer instapot ramen foodie foodies takeaway takeaways gnocchi mealprep bento kimchi burrito burritos masterchef falafel hummus slowcooker ottolenghi nigella',
  'baking bread cake': 'bakeoff sourdough cupcake focaccia',
  'barbecue grilling': 'pitmaster pitmasters barbeque traeger',
  'saving money personal finance':
    'skint sipp sipps 401k hsa frugality moneysavingexpert moneysaving monzo ynab',
  'stock investment fund': 'wallstreetbets etoro bogleheads',
  'digital currency trading': 'bitcoin crypto hodl nft nfts ethereum dogecoin coinbase',
  'housing property apartments': 'zillow rightmove redfin zoopla tenancy tenancies hgtv housinguk',
  'interior design furniture': 'decluttering declutter moodboard moodboards cottagecore',
  'photography camera': 'lightroom dslr selfie selfies astrophotography',
  'media marketing': 'tiktok influencer influencers copywriting substack',
  'public speaking rhetoric': 'toastmasters toastmaster tedx',
  'radio media': 'podcasting podcaster podcasters',
  'football soccer': 'fpl epl fantasypl matchday',
  'fitness exercise sports':
    'deadlift deadlifts strava paddleboard paddleboarding pickleball triathlons kettlebell',
  'running marathon': 'parkrun',
  'games gaming': 'minecraft fortnite roblox speedrun speedruns',
  'gadgets technology': 'airpods mkbhd unboxing chromebook mrwhosetheboss',
  'electronics circuits': 'raspberrypi soldering',
  'computer network server': 'vpn comptia ccna terraform proxmox redis helpdesk sysadmins',
  'computer security': 'infosec ransomware',
  'software programming': 'leetcode freecodecamp wordpress reactjs nextjs stackoverflow nodejs',
  'artificial intelligence machine learning':
    'pytorch huggingface kaggle localllama deepseek openai anthropic copilot',
  'teaching school':
    'phonics homeschooling homeschoolers worksheets worksheet edtech studygram studytok ks1 ks2 gcses',
  'university students': 'gradschool toeic ielts toefl undergrad undergrads',
  'emergency medical': 'emt emts',
  'physiotherapy rehabilitation': 'chiropractor chiropractors physio physios osteopath',
  'medical patients': 'phlebotomy doula doulas',
  'mental wellbeing': 'mindfulness selfcare',
  'beauty cosmetics': 'skincare',
  'law legal': 'paralegal paralegals legaladvice legaladviceuk barristers',
  'trucks transport': 'hgv cdl hgvs',
  'shipping freight delivery': 'doordash ubereats deliveroo instacart',
  'machines engines mechanical': 'hvac lathe lathes machining',
  'engineering construction': 'diyers',
  'recruiting hiring': 'recruitinghell linkedin',
  'staff employees workplace': 'onboarding',
  'business startup': 'sidehustle coworking freelancers solopreneur smallbusiness',
  'online shopping retail': 'poshmark etsy vinted depop shopify',
  'accounting tax': 'quickbooks hmrc turbotax',
  'recycling waste': 'litterpick litterpicking zerowaste upcycling composting thrifting',
  'wildlife nature': 'rewild hedgehogs birders birder springwatch rspb',
  'gardening plants': 'houseplants houseplant',
  'astronomy space science': 'jaxa spacex veritasium kurzgesagt',
  'science research': 'askscience',
};

/** Each everyday word with the words that replace it. */
export const EVERYDAY_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(TABLE).flatMap(([meaning, words]) =>
    words.split(' ').map((word): [string, string] => [word, meaning]),
  ),
);
