export const Component = () => (
  <main className="p-8">
    <title>Internship Job Board</title>
    <h1>Featured Internships</h1>
  </main>
);
