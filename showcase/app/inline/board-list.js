// Stands at the end of the board's pages, by its hash in the policy: draws the list that this browser saved, at the first
// paint, or asks for one, before the scripts are there. The board then draws the same (`jobs/pages/SavedList.tsx`).
{
  const page = document.documentElement.dataset;
  const place = document.getElementById('saved-list');
  const isBoard = (place || 'onboarded' in page) && location.search === '';
  // A reload or a way back restores the scrolling, for which each row needs its real height.
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
      // In the order of the card; what the posting leaves out stays as the empty card has it.
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
      // Asked for now, the list arrives about when the scripts do.
      const early = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href };
      document.head.append(Object.assign(document.createElement('link'), early));
    }
  } catch {
    // Storage is blocked, or what it holds has another shape: the board sees to its list itself.
  }
}
