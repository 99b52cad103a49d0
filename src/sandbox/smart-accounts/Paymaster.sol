// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

/// A user operation in the packed form that EntryPoint 0.7 passes to contracts (ERC-4337).
struct PackedOperation {
    address sender;
    uint256 nonce;
    bytes initCode;
    bytes callData;
    bytes32 accountGasLimits;
    uint256 preVerificationGas;
    bytes32 gasFees;
    bytes paymasterAndData;
    bytes signature;
}

/// Pays for the user operations that the signer has agreed to. An agreement ends at the time that the signer has set.
/// `paymasterAndData`: this address, two gas limits of 16 bytes, the time in 6 bytes, the signature in 65.
contract Paymaster {
    /// The last development account of anvil.
    address private constant signer = 0xa0Ee7A142d267C1f36714E4a8F75612F20a79720;

    function validatePaymasterUserOp(PackedOperation calldata op, bytes32, uint256)
        external
        view
        returns (bytes memory context, uint256 validationData)
    {
        bytes calldata data = op.paymasterAndData;
        require(data.length == 123, "Paymaster: 71 bytes of data are needed");
        uint256 until = uint48(bytes6(data[52:58]));
        bytes32 signed = keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", agreement(op)));
        address by = ecrecover(signed, uint8(data[122]), bytes32(data[58:90]), bytes32(data[90:122]));
        return ("", (until << 160) | (by == signer ? 0 : 1));
    }

    /// The hash that the signer signs. It covers all of the user operation but the two signatures.
    function agreement(PackedOperation calldata op) public view returns (bytes32) {
        return keccak256(
            abi.encode(
                op.sender,
                op.nonce,
                keccak256(op.initCode),
                keccak256(op.callData),
                op.accountGasLimits,
                op.preVerificationGas,
                op.gasFees,
                bytes32(op.paymasterAndData[20:52]),
                bytes6(op.paymasterAndData[52:58]),
                block.chainid,
                address(this)
            )
        );
    }
}
