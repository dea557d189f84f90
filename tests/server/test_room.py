"""One change at a time: who may go on at once, and who has to wait."""

import asyncio

from sherwood.server.room import take_at_once


def test_a_lock_is_taken_at_once_only_while_nobody_has_it_or_was_promised_it() -> None:
    async def story() -> None:
        lock, order = asyncio.Lock(), list[str]()

        async def wait() -> None:
            async with lock:
                order.append("who waited")

        assert take_at_once(lock)
        assert not take_at_once(lock)
        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        lock.release()
        assert not take_at_once(lock), "it was promised"
        await waiting
        assert order == ["who waited"]
        assert take_at_once(lock)
        lock.release()
        assert not lock.locked()

    asyncio.run(story())
