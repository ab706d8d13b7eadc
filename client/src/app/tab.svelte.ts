/** How the page is called among the tabs of the browser, before the count of waiting tables. */
class Tab {
  title = $state("Aevum");
}

export const tab = new Tab();
