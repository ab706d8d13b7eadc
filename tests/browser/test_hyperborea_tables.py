"""A player's own tables of Hyperborea: what they say is what is drawn and told."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.hyperborea.test_own_tables import corrected


def test_the_gallery_shows_what_a_corrected_table_says(come: Come, tmp_path: Path) -> None:
    old = "Catapults,R A,0,0,RANGED:3 + DRAW:1,2"
    corrected(tmp_path, "technologies", (old, "Trebuchets,R G A,0,0,RANGED:4 + GEM:1,7"))
    corrected(tmp_path, "ruins", ("RS-35,silver,CREATE(red):1", "RS-35,silver,CREATE(blue):3"))
    house = House(tmp_path, tmp_path)
    house.start()

    page = come(house).page
    page.goto("/gallery/hyperborea")
    card = page.locator("[data-gallery=technology][data-name=T1-03]")
    tile = page.locator("[data-gallery=ruin][data-name=RS-35]")

    expect(card.locator(".name")).to_have_text("Trebuchets")
    expect(card.locator(".points")).to_contain_text("7")
    expect(card.locator(".text")).to_have_text("Effect: 4 ranged attacks + 1 gem.")
    expect(tile).to_contain_text("RS-35")
    expect(tile).to_contain_text("3")
    page.close()
    house.close()
