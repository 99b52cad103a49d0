// SPDX-License-Identifier: MIT
// What stands on every chain of the sandbox. Compiled by hand: see README.md beside this file.
pragma solidity ^0.8.24;

/// Many calls in one, at the address where apps expect it.
contract Multicall3 {
    struct Call3 {
        address target;
        bool allowFailure;
        bytes callData;
    }
    struct Result {
        bool success;
        bytes returnData;
    }

    function aggregate3(Call3[] calldata calls) external payable returns (Result[] memory results) {
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            (bool success, bytes memory data) = calls[i].target.call(calls[i].callData);
            require(success || calls[i].allowFailure, "Multicall3: call failed");
            results[i] = Result(success, data);
        }
    }

    function getEthBalance(address owner) external view returns (uint256) {
        return owner.balance;
    }

    function getBlockNumber() external view returns (uint256) {
        return block.number;
    }

    function getChainId() external view returns (uint256) {
        return block.chainid;
    }

    function getCurrentBlockTimestamp() external view returns (uint256) {
        return block.timestamp;
    }
}

/// A fungible token by the book.
contract Token {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public immutable totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 supply, address holder) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        totalSupply = supply;
        balanceOf[holder] = supply;
        emit Transfer(address(0), holder, supply);
    }

    function transfer(address to, uint256 value) external virtual returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external virtual returns (bool) {
        require(allowance[from][msg.sender] >= value, "Token: not allowed");
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        require(balanceOf[from] >= value, "Token: balance too low");
        unchecked {
            balanceOf[from] -= value;
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }
}

/// A token that says no where others revert.
contract Refuser is Token {
    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 supply, address holder)
        Token(name_, symbol_, decimals_, supply, holder)
    {}

    function transfer(address, uint256) external pure override returns (bool) {
        return false;
    }

    function transferFrom(address, address, uint256) external pure override returns (bool) {
        return false;
    }
}

/// A token whose functions return nothing, as the oldest stablecoin's. Its code is put in place, so it has no constructor.
contract QuietToken {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    string public constant name = "Tether USD";
    string public constant symbol = "USDT";
    uint8 public constant decimals = 6;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    /// Gives everything there is to the first who asks.
    function issue(uint256 supply) external {
        require(totalSupply == 0, "QuietToken: issued");
        totalSupply = supply;
        balanceOf[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function transfer(address to, uint256 value) external {
        _move(msg.sender, to, value);
    }

    function approve(address spender, uint256 value) external {
        require(value == 0 || allowance[msg.sender][spender] == 0, "QuietToken: allowance is not zero");
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Things of which each is one of a kind; whoever wants one may make it.
contract Collectible {
    event Transfer(address indexed from, address indexed to, uint256 indexed id);
    event Approval(address indexed owner, address indexed spender, uint256 indexed id);
    event ApprovalForAll(address indexed owner, address indexed operator, bool isAllowed);

    string public name;
    string public symbol;
    uint256 public totalSupply;
    mapping(uint256 => address) public ownerOf;
    mapping(address => uint256) public balanceOf;
    mapping(uint256 => address) public getApproved;
    mapping(address => mapping(address => bool)) public isApprovedForAll;

    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
    }

    function mint(address to) external returns (uint256 id) {
        id = ++totalSupply;
        ownerOf[id] = to;
        balanceOf[to] += 1;
        emit Transfer(address(0), to, id);
    }

    function tokenURI(uint256 id) external view returns (string memory) {
        require(ownerOf[id] != address(0), "Collectible: no such thing");
        return string.concat("data:application/json,{\"name\":\"", name, "\"}");
    }

    function approve(address spender, uint256 id) external {
        address owner = ownerOf[id];
        require(msg.sender == owner || isApprovedForAll[owner][msg.sender], "Collectible: not yours");
        getApproved[id] = spender;
        emit Approval(owner, spender, id);
    }

    function setApprovalForAll(address operator, bool isAllowed) external {
        isApprovedForAll[msg.sender][operator] = isAllowed;
        emit ApprovalForAll(msg.sender, operator, isAllowed);
    }

    function transferFrom(address from, address to, uint256 id) external {
        _move(from, to, id);
    }

    function safeTransferFrom(address from, address to, uint256 id) external {
        _move(from, to, id);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f;
    }

    function _move(address from, address to, uint256 id) private {
        bool isAllowed = msg.sender == from || getApproved[id] == msg.sender || isApprovedForAll[from][msg.sender];
        require(ownerOf[id] == from && isAllowed, "Collectible: not yours");
        delete getApproved[id];
        ownerOf[id] = to;
        balanceOf[from] -= 1;
        balanceOf[to] += 1;
        emit Transfer(from, to, id);
    }
}

/// The registry of names. Its code is put in place; the first who opens it owns the root.
contract NameRegistry {
    event NewOwner(bytes32 indexed node, bytes32 indexed label, address owner);
    event NewResolver(bytes32 indexed node, address resolver);

    mapping(bytes32 => address) public owner;
    mapping(bytes32 => address) public resolver;

    function open() external {
        require(owner[0] == address(0), "NameRegistry: open already");
        owner[0] = msg.sender;
    }

    function ttl(bytes32) external pure returns (uint64) {
        return 0;
    }

    function recordExists(bytes32 node) external view returns (bool) {
        return owner[node] != address(0);
    }

    function setSubnodeRecord(bytes32 node, bytes32 label, address owner_, address resolver_, uint64) external {
        require(owner[node] == msg.sender, "NameRegistry: not yours");
        bytes32 child = keccak256(abi.encodePacked(node, label));
        owner[child] = owner_;
        resolver[child] = resolver_;
        emit NewOwner(node, label, owner_);
        emit NewResolver(child, resolver_);
    }

    function setResolver(bytes32 node, address resolver_) external {
        require(owner[node] == msg.sender, "NameRegistry: not yours");
        resolver[node] = resolver_;
        emit NewResolver(node, resolver_);
    }
}

/// What the names stand for.
contract NameResolver {
    event AddrChanged(bytes32 indexed node, address a);
    event NameChanged(bytes32 indexed node, string name);
    event TextChanged(bytes32 indexed node, string indexed indexedKey, string key, string value);

    uint256 private constant ETH = 60;
    NameRegistry private immutable registry;
    mapping(bytes32 => mapping(uint256 => bytes)) private addresses;
    mapping(bytes32 => string) public name;
    mapping(bytes32 => mapping(string => string)) public text;

    constructor(NameRegistry registry_) {
        registry = registry_;
    }

    modifier onlyOwner(bytes32 node) {
        require(registry.owner(node) == msg.sender, "NameResolver: not yours");
        _;
    }

    function addr(bytes32 node) external view returns (address) {
        bytes memory found = addresses[node][ETH];
        return found.length == 20 ? address(bytes20(found)) : address(0);
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return addresses[node][coinType];
    }

    function setAddr(bytes32 node, address a) external onlyOwner(node) {
        addresses[node][ETH] = abi.encodePacked(a);
        emit AddrChanged(node, a);
    }

    function setName(bytes32 node, string calldata value) external onlyOwner(node) {
        name[node] = value;
        emit NameChanged(node, value);
    }

    function setText(bytes32 node, string calldata key, string calldata value) external onlyOwner(node) {
        text[node][key] = value;
        emit TextChanged(node, key, key, value);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x3b3b57de || id == 0xf1cb7e06 || id == 0x691f3431 || id == 0x59d1d43c;
    }
}

/// Gives one token for another at a fixed rate.
contract Exchange {
    Token private immutable given;
    Token private immutable taken;
    uint256 private immutable rate;

    /// `rate`: how many base units of `given` there are for a million base units of `taken`.
    constructor(Token taken_, Token given_, uint256 rate_) {
        taken = taken_;
        given = given_;
        rate = rate_;
    }

    function swap(uint256 amount) external {
        require(taken.transferFrom(msg.sender, address(this), amount), "Exchange: not paid");
        require(given.transfer(msg.sender, (amount * rate) / 1_000_000), "Exchange: sold out");
    }
}

/// What an account is made of while it carries a batch out: all calls come from the account, or none.
contract Batch {
    struct Call {
        address target;
        uint256 value;
        bytes data;
    }

    receive() external payable {}

    function execute(Call[] calldata calls) external payable {
        require(msg.sender == address(this), "Batch: not yours");
        for (uint256 i = 0; i < calls.length; i++) {
            (bool success,) = calls[i].target.call{value: calls[i].value}(calls[i].data);
            require(success, "Batch: a call failed");
        }
    }
}

/// A text for everybody, to have something that an account has deployed.
contract Note {
    string public text;

    constructor(string memory text_) {
        text = text_;
    }
}

/// An account that is a contract (ERC-1271): what its owner signs, it has signed.
contract OwnedAccount {
    address public immutable owner;

    constructor(address owner_) {
        owner = owner_;
    }

    receive() external payable {}

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length != 65) return 0xffffffff;
        bytes32 r = bytes32(signature[0:32]);
        bytes32 s = bytes32(signature[32:64]);
        address signer = ecrecover(hash, uint8(signature[64]), r, s);
        return signer != address(0) && signer == owner ? this.isValidSignature.selector : bytes4(0xffffffff);
    }
}

/// Makes such accounts at addresses that are known before (CREATE2).
contract AccountMaker {
    function make(address owner, bytes32 salt) external returns (address) {
        return address(new OwnedAccount{salt: salt}(owner));
    }
}

/// Swaps at the price that the product of a pool's two reserves sets, with the interface of a Uniswap V2 router. Each pool holds a token and the
/// native currency. Its code is put in place. The contract's own address stands for the native currency in a path.
contract SwapRouter {
    struct Pool {
        uint256 native;
        uint256 token;
    }

    mapping(address => Pool) public pools;

    receive() external payable {}

    function WETH() external view returns (address) {
        return address(this);
    }

    function fund(address token, uint256 amount) external payable {
        _take(token, amount);
        pools[token].native += msg.value;
        pools[token].token += amount;
    }

    function getAmountsOut(uint256 amount, address[] memory path) public view returns (uint256[] memory amounts) {
        require(path.length >= 2 && amount > 0, "SwapRouter: nothing to swap");
        amounts = new uint256[](path.length);
        amounts[0] = amount;
        for (uint256 i = 1; i < path.length; i++) amounts[i] = _out(amounts[i - 1], path[i - 1], path[i]);
    }

    function swapExactETHForTokens(uint256 minimum, address[] calldata path, address to, uint256 deadline)
        external
        payable
        returns (uint256[] memory)
    {
        require(path[0] == address(this), "SwapRouter: other token");
        return _swap(msg.value, minimum, path, to, deadline);
    }

    function swapExactTokensForETH(uint256 amount, uint256 minimum, address[] calldata path, address to, uint256 deadline)
        external
        returns (uint256[] memory)
    {
        require(path[path.length - 1] == address(this), "SwapRouter: other token");
        _take(path[0], amount);
        return _swap(amount, minimum, path, to, deadline);
    }

    function swapExactTokensForTokens(uint256 amount, uint256 minimum, address[] calldata path, address to, uint256 deadline)
        external
        returns (uint256[] memory)
    {
        _take(path[0], amount);
        return _swap(amount, minimum, path, to, deadline);
    }

    function _out(uint256 amount, address from, address to) private view returns (uint256) {
        bool isFromNative = from == address(this);
        require(isFromNative != (to == address(this)), "SwapRouter: no pool");
        Pool storage pool = pools[isFromNative ? to : from];
        require(pool.native > 0, "SwapRouter: no pool");
        (uint256 paid, uint256 given) = isFromNative ? (pool.native, pool.token) : (pool.token, pool.native);
        uint256 kept = amount * 997;
        return (kept * given) / (paid * 1000 + kept);
    }

    function _swap(uint256 amount, uint256 minimum, address[] calldata path, address to, uint256 deadline)
        private
        returns (uint256[] memory amounts)
    {
        require(deadline >= block.timestamp, "SwapRouter: too late");
        amounts = getAmountsOut(amount, path);
        uint256 last = path.length - 1;
        require(amounts[last] >= minimum, "SwapRouter: too little");
        for (uint256 i = 1; i <= last; i++) {
            if (path[i - 1] == address(this)) {
                pools[path[i]].native += amounts[i - 1];
                pools[path[i]].token -= amounts[i];
            } else {
                pools[path[i - 1]].token += amounts[i - 1];
                pools[path[i - 1]].native -= amounts[i];
            }
        }
        if (path[last] != address(this)) {
            _call(path[last], abi.encodeCall(Token.transfer, (to, amounts[last])));
        } else {
            (bool success,) = to.call{value: amounts[last]}("");
            require(success, "SwapRouter: not taken");
        }
    }

    function _take(address token, uint256 amount) private {
        _call(token, abi.encodeCall(Token.transferFrom, (msg.sender, address(this), amount)));
    }

    /// Some tokens return nothing.
    function _call(address token, bytes memory data) private {
        (bool success, bytes memory answer) = token.call(data);
        require(success && (answer.length == 0 || abi.decode(answer, (bool))), "SwapRouter: the token did not move");
    }
}
