"""Playing only with the keyboard, with the focus always visible."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.web.conftest import OpenScreen
from tests.web.screen import CHOICES, Screen

# A ring, or on a board whatever it looks different by from how it looks without the focus.
FOCUS = """async () => {
  const one = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(one);
  const ring = outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
  const look = () => [one.parentElement, one, ...one.querySelectorAll("*")].map((part) => {
    const style = getComputedStyle(part);
    return [style.stroke, style.strokeWidth, style.fill, style.filter, style.boxShadow,
      style.backgroundColor, style.transform, style.opacity].join();
  }).join();
  let seen = one === document.body || ring;
  if (!seen) {
    const frame = () => new Promise(requestAnimationFrame);
    const drawn = async () => [await frame(), await frame()];
    await drawn();
    const focused = look();
    one.blur();
    await drawn();
    seen = look() !== focused;
    one.focus();
  }
  return [seen, one.outerHTML.slice(0, 160)];
}"""


# Where the focus is, by the part of the page.
HAS_FOCUS = """() => document.activeElement.closest(".actions, .stage")?.classList[0] ?? "" """


def focused(screen: Screen) -> None:
    """Whatever has the focus shows it."""
    seen, what = screen.page.evaluate(FOCUS)
    assert seen, f"no focus is seen on {what}"


def tab_to(screen: Screen, selector: str, most: int = 120) -> None:
    """Press Tab until one of these has the focus."""
    for _ in range(most):
        if screen.page.evaluate(f"() => document.activeElement.matches({selector!r})"):
            focused(screen)
            return
        screen.page.keyboard.press("Tab")
        focused(screen)
    raise AssertionError(f"{selector} was not reached by Tab")


def test_seven_ronin(open_screen: OpenScreen) -> None:
    screen = open_screen()
    expect(screen.tile("7 Ronin")).to_be_visible()
    tab_to(screen, "article .button.main")
    screen.page.keyboard.press("Enter")
    screen.page.wait_for_url("**/tables/*")
    screen.wait("plan")
    tab_to(screen, ".place [data-space]")
    screen.picture("keyboard-focus-on-the-board")
    fine = screen.page.locator(".objections .fine")
    while not fine.count():
        screen.page.keyboard.press("Enter")
        screen.page.keyboard.press("ArrowRight")
        focused(screen)
        screen.wait_for_objections()
    expect(fine).to_be_visible()
    tab_to(screen, ".plan .button.main")
    screen.page.keyboard.press("Enter")
    expect(screen.dialog).to_be_visible()
    tab_to(screen, "dialog .button.main")
    screen.page.keyboard.press("Enter")
    while screen.wait("choose", "plan") == "choose":
        assert screen.view()["round"] == 1
        screen.until(HAS_FOCUS, ["actions"])
        tab_to(screen, CHOICES)
        screen.page.keyboard.press("Enter")
    assert screen.view()["round"] == 2
    screen.until(HAS_FOCUS, ["stage"])
    strokes = screen.page.locator(".place .lit .ground").evaluate_all(
        "all => all.map((one) => [one === document.activeElement, getComputedStyle(one).stroke])"
    )
    assert len(set(map(tuple, strokes))) == 2, "focus looks like nothing that can be chosen"
    screen.page.keyboard.press("?")
    expect(screen.page.locator(".explain")).to_be_visible()
    tab_to(screen, "[data-tip='term:threat']")
    expect(screen.page.get_by_role("tooltip")).to_contain_text("Threat Level")
    screen.page.keyboard.press("Escape")
    expect(screen.page.locator(".explain, [role=tooltip]")).to_have_count(0)


def test_wat_aah(open_screen: OpenScreen) -> None:
    dice = random.Random(15)
    screen = open_screen()
    expect(screen.tile("Shinobi WAT-AAH!")).to_be_visible()
    tab_to(screen, "article:nth-of-type(2) .button.main")
    screen.page.keyboard.press("Enter")
    screen.page.wait_for_url("**/tables/*")
    for number in range(12):
        state = screen.wait("choose", "which", "cards", "sure", "over")
        if state == "choose":
            if screen.page.locator(".actions .choice").count() and number % 2:
                screen.page.keyboard.press(str(dice.randint(1, 3)))
            else:
                tab_to(screen, ".actions .choice, .actions summary, .actions .button.main")
                screen.page.keyboard.press("Enter")
        else:
            tab_to(screen, "dialog .choice, dialog .spot.lit, dialog .button.main")
            screen.page.keyboard.press("Enter")
    screen.wait("choose", "which", "cards", "sure", "over")
    assert len(screen.updates()) > 5
