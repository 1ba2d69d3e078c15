// Runs inline at the end of the board's pages, before the script files arrive. The content security policy allows it by
// its hash. It draws the list that this browser saved, or preloads the list. The board then draws the same list
// (`jobs/pages/SavedList.tsx`).
{
  const page = document.documentElement.dataset;
  const place = document.getElementById('saved-list');
  const isBoard = (place || 'onboarded' in page) && location.search === '';
  // A reload or a step back restores the scroll position, which needs the real height of each row.
  const isTop = performance.getEntriesByType('navigation')[0]?.type === 'navigate';
  const rowOf =
    (empty, { categories, later }) =>
    (job, index) => {
      const row = empty.cloneNode(true);
      if (isTop && index > 5) row.className += ` ${later}`;
      row.firstElementChild.href = `/job/${encodeURIComponent(job.id)}`;
      const category = job.category.label.toLowerCase();
      if (categories.split(',').includes(category)) {
        const art = row.querySelector('use');
        art.setAttribute(
          'href',
          art.getAttribute('href').replace(/#.*/, `#${category.replaceAll(' ', '-')}`),
        );
      }
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      // In the order of the card. For a missing value, the text of the empty card stays.
      for (const text of [
        job.category.label,
        job.title,
        job.company.display_name,
        job.location.display_name,
      ]) {
        texts.nextNode();
        if (text) texts.currentNode.data = text;
      }
      return row;
    };
  const draw = (jobs, source) => {
    const template = document.getElementById(`saved-list-${source === 'adzuna' ? 'adzuna' : 'sample'}`);
    const drawn = template.content.cloneNode(true);
    const list = drawn.querySelector('ul');
    list.replaceChildren(...jobs.map(rowOf(list.firstElementChild, template.dataset)));
    if (jobs.length > 0) place.append(drawn);
  };
  try {
    const isSaved = Date.now() - Number(localStorage.getItem('cachedTimestamp')) < 86_400_000;
    const isGeneral = localStorage.getItem('data-connect:jobs:interests') === null;
    if (isBoard && isGeneral && isSaved && place) {
      draw(JSON.parse(localStorage.getItem('cachedJobs')), localStorage.getItem('data-connect:jobs:source'));
    }
    if (isBoard && isGeneral && !isSaved) {
      const { content: href } = document.querySelector('meta[name=list]');
      // The preloaded list arrives at about the same time as the scripts.
      const early = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href };
      document.head.append(Object.assign(document.createElement('link'), early));
    }
  } catch {
    // Storage is blocked or its content has another shape. The board then fetches its list itself.
  }
}
